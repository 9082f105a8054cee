"""Reference for neural_networks/loss_and_grad."""

import numpy as np


def loss_and_grad(Y_hat: np.ndarray, Y: np.ndarray, kind: str) -> tuple[float, np.ndarray]:
    """Measure how wrong the outputs are, and how the loss changes with each.

    ``"mse"`` is the mean over the n samples of the sum over the K outputs of
    squared errors. ``"softmax_ce"`` takes `Y_hat` as logits, makes probabilities
    of each row by softmax, and is the mean over samples of minus the logarithm of
    the probability of the right class.

    Parameters
    ----------
    Y_hat : ndarray of shape (n, K)
        Outputs of a network, ``n >= 1``; logits, from -1000 to 1000, for
        ``"softmax_ce"``.
    Y : ndarray of shape (n, K)
        Targets; for ``"softmax_ce"`` a single 1 in each row, else 0.
    kind : str
        ``"mse"`` or ``"softmax_ce"``.

    Returns
    -------
    loss : float
        The loss, at least 0.
    dY_hat : ndarray of shape (n, K)
        Slopes of the loss by each entry of `Y_hat`.

    Raises
    ------
    ValueError
        If the two shapes differ, or `kind` is none of these.

    Notes
    -----
    Compared at a relative tolerance of 1e-9 and an absolute one of 1e-12.

    References
    ----------
    .. [1] Bishop, "Pattern Recognition and Machine Learning", 2006, equations
       (4.108) and (5.24).

    Examples
    --------
    Two classes with equal logits: each has the probability 1/2.

    >>> loss, slopes = loss_and_grad(np.array([[0.0, 0.0]]), np.array([[1, 0]]), "softmax_ce")
    >>> round(loss, 6), slopes.tolist()
    (0.693147, [[-0.5, 0.5]])
    """
    Y_hat, Y = np.asarray(Y_hat, dtype=float), np.asarray(Y, dtype=float)
    if Y_hat.shape != Y.shape:
        raise ValueError(f"shapes differ: {Y_hat.shape} and {Y.shape}")
    n = len(Y)
    if kind == "mse":
        return float(np.sum((Y_hat - Y) ** 2) / n), 2 * (Y_hat - Y) / n
    if kind == "softmax_ce":
        shifted = Y_hat - Y_hat.max(axis=1, keepdims=True)
        logs = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
        return float(-np.sum(Y * logs) / n), (np.exp(logs) - Y) / n
    raise ValueError(f"no loss is called {kind!r}")
