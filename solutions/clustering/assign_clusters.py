"""Reference for clustering/assign_clusters."""

import numpy as np


def assign_clusters(X: np.ndarray, centers: np.ndarray) -> np.ndarray:
    """Return for each row the number of its nearest centre.

    Nearest is meant by the Euclidean distance, or by its square, which has the
    same order.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Rows.
    centers : ndarray of shape (K, d)
        Centres, at least one.

    Returns
    -------
    ndarray of int, shape (n,)
        The number of the nearest centre, from 0 to K - 1; of equally near ones
        the smallest.

    Notes
    -----
    Where two centres are equally near, tests use integers or halves, whose
    squares are exact.

    References
    ----------
    .. [1] Lloyd, "Least Squares Quantization in PCM", IEEE Transactions on
       Information Theory 28(2), 1982, 129-137.

    Examples
    --------
    >>> X, centers = np.array([[0.0], [2.0], [6.0], [10.0]]), np.array([[1.0], [3.0]])
    >>> assign_clusters(X, centers).tolist()
    [0, 0, 1, 1]
    """
    squares = np.zeros((len(centers), len(X)))
    for column, places in zip(X.T.astype(float), centers.T.astype(float), strict=True):
        squares += (column - places[:, np.newaxis]) ** 2
    return np.argmin(squares, axis=0)
