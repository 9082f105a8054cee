"""Reference for autoencoders/reconstruction_loss."""

import numpy as np


def reconstruction_loss(X: np.ndarray, X_hat: np.ndarray, kind: str = "l2") -> float:
    """Measure how far reconstructions are from the originals.

    ``"l2"`` is the squared distance of a sample and its reconstruction, ``"bce"``
    the binary cross-entropy ``-(x log x_hat + (1 - x) log(1 - x_hat))`` summed over
    the entries of a sample, where 0 times the logarithm of 0 is 0. Both are
    averaged over samples.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Originals, ``n >= 1``; entries from 0 to 1 for ``"bce"``.
    X_hat : ndarray of shape (n, d)
        Reconstructions; entries from 0 to 1, ends included, for ``"bce"``.
    kind : str
        ``"l2"`` or ``"bce"``.

    Returns
    -------
    float
        The mean over samples of the sum over entries; ``"bce"`` may be infinite.

    Raises
    ------
    ValueError
        If `kind` is none of these.

    Notes
    -----
    Compared at a relative tolerance of 1e-9 and an absolute one of 1e-12.

    References
    ----------
    .. [1] Vincent, Larochelle, Lajoie, Bengio, Manzagol, "Stacked Denoising
       Autoencoders", Journal of Machine Learning Research 11, 2010, section 2.2.

    Examples
    --------
    >>> reconstruction_loss(np.array([[3.0, 1.0], [0.0, 2.0]]), np.array([[1.0, 1.0], [0.0, 1.0]]))
    2.5
    >>> round(reconstruction_loss(np.array([[1.0, 0.0]]), np.array([[0.5, 0.5]]), "bce"), 6)
    1.386294
    """
    X, X_hat = np.asarray(X, dtype=float), np.asarray(X_hat, dtype=float)
    if kind == "l2":
        return float(np.sum((X_hat - X) ** 2) / len(X))
    if kind == "bce":
        total = 0.0
        with np.errstate(divide="ignore"):  # the logarithm of 0 is meant
            for weight, says in ((X, X_hat), (1 - X, 1 - X_hat)):
                total -= np.sum(weight[weight > 0] * np.log(says[weight > 0]))
        return float(total / len(X))
    raise ValueError(f"no loss is called {kind!r}")
