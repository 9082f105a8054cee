"""Reference for neural_networks/dense_backward."""

import numpy as np


def dense_backward(
    dZ: np.ndarray, X: np.ndarray, W: np.ndarray
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Send a gradient back through a fully connected layer.

    `dZ` holds the slopes of some loss by the entries of ``Z = X @ W + b``.

    Parameters
    ----------
    dZ : ndarray of shape (n, k)
        Slopes of the loss by each entry of Z. Whatever mean the loss takes over
        samples is inside of it already.
    X : ndarray of shape (n, d)
        What went into the layer, ``n >= 1``.
    W : ndarray of shape (d, k)
        Its weights.

    Returns
    -------
    dX : ndarray of shape (n, d)
        Slopes of the loss by the entries of `X`.
    dW : ndarray of shape (d, k)
        Slopes by the entries of `W`: sums over samples.
    db : ndarray of shape (k,)
        Slopes by the biases: sums over samples.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, and an absolute one of 1e-9 times the
    largest entry.

    References
    ----------
    .. [1] Rumelhart, Hinton, Williams, "Learning Representations by
       Back-propagating Errors", Nature 323, 1986, 533-536, equations (5) to (7).

    Examples
    --------
    >>> dZ, X, W = np.array([[1.0], [2.0]]), np.array([[3.0], [5.0]]), np.array([[7.0]])
    >>> [part.tolist() for part in dense_backward(dZ, X, W)]
    [[[7.0], [14.0]], [[13.0]], [3.0]]
    """
    dZ, X, W = (np.asarray(array, dtype=float) for array in (dZ, X, W))
    return dZ @ W.T, X.T @ dZ, dZ.sum(axis=0)
