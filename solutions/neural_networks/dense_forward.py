"""Reference for neural_networks/dense_forward."""

import numpy as np


def dense_forward(X: np.ndarray, W: np.ndarray, b: np.ndarray) -> np.ndarray:
    """Send a batch through a fully connected layer.

    Row i of the result is ``X[i] @ W + b``.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Inputs, one sample a row, ``n >= 1``.
    W : ndarray of shape (d, k)
        Weights; column j belongs to unit j.
    b : ndarray of shape (k,)
        Biases, one a unit.

    Returns
    -------
    ndarray of shape (n, k)
        The weighted sums.

    Raises
    ------
    ValueError
        If `b` has another shape than ``(k,)``.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, and an absolute one of 1e-9 times the
    largest entry.

    References
    ----------
    .. [1] Goodfellow, Bengio, Courville, "Deep Learning", 2016, section 6.3.

    Examples
    --------
    >>> W = np.array([[1.0, 0.0, -1.0], [2.0, 1.0, 1.0]])
    >>> dense_forward(np.array([[3.0, 1.0]]), W, np.array([0.0, 10.0, 0.0])).tolist()
    [[5.0, 11.0, -2.0]]
    """
    X, W, b = (np.asarray(array, dtype=float) for array in (X, W, b))
    if b.shape != (W.shape[1],):
        raise ValueError(f"b must have shape {(W.shape[1],)}, got {b.shape}")
    return X @ W + b
