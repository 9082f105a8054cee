"""Reference for autoencoders/ae_backward."""

import numpy as np


def ae_backward(
    params: dict[str, np.ndarray],
    X: np.ndarray,
    cache: dict[str, np.ndarray],
    target: np.ndarray | None = None,
) -> dict[str, np.ndarray]:
    """Compute the slopes of the cross-entropy by all numbers of the autoencoder.

    The loss is the ``"bce"`` of `reconstruction_loss`, summed over entries and
    averaged over samples, between `target` and ``cache["X_hat"]``.

    Parameters
    ----------
    params : dict
        ``"W1"`` of shape (d, k), ``"b1"`` of shape (k,), ``"W2"`` of shape (k, d) and
        ``"b2"`` of shape (d,).
    X : ndarray of shape (n, d)
        What went into the encoder, ``n >= 1``.
    cache : dict
        ``"Z"`` and ``"X_hat"``, in the form that `ae_forward` returns for `X`.
    target : ndarray of shape (n, d), optional
        What the reconstructions should have been, entries from 0 to 1; `X` itself
        if None.

    Returns
    -------
    dict
        Slopes of the loss, with the keys and shapes of `params`.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, and an absolute one of 1e-9 times the
    largest slope.

    References
    ----------
    .. [1] Rumelhart, Hinton, Williams, "Learning Representations by
       Back-propagating Errors", Nature 323, 1986, 533-536.

    Examples
    --------
    >>> params = {"W1": np.array([[1.0]]), "b1": np.array([0.0]),
    ...           "W2": np.array([[2.0]]), "b2": np.array([-1.0])}
    >>> cache = {"Z": np.array([[0.5]]), "X_hat": np.array([[0.5]])}
    >>> grads = ae_backward(params, np.array([[0.0]]), cache, np.array([[1.0]]))
    >>> grads["b1"].tolist(), grads["W2"].tolist(), grads["b2"].tolist()
    ([-0.25], [[-0.25]], [-0.5])
    """
    X = np.asarray(X, dtype=float)
    Z, X_hat = (np.asarray(cache[key], dtype=float) for key in ("Z", "X_hat"))
    aim = X if target is None else np.asarray(target, dtype=float)
    d_out = (X_hat - aim) / len(X)
    d_code = (d_out @ np.asarray(params["W2"], dtype=float).T) * Z * (1 - Z)
    return {
        "W1": X.T @ d_code,
        "b1": d_code.sum(axis=0),
        "W2": Z.T @ d_out,
        "b2": d_out.sum(axis=0),
    }
