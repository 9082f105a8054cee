"""Reference for clustering/kmeans_loss."""

import numpy as np


def kmeans_loss(X: np.ndarray, centers: np.ndarray, labels: np.ndarray) -> float:
    """Return the sum of the squared distances of all rows to their centres.

    Squares are added up over all rows and columns.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Rows.
    centers : ndarray of shape (K, d)
        Centres.
    labels : ndarray of int, shape (n,)
        The cluster to which each row is assigned, whether its centre is the
        nearest or not.

    Returns
    -------
    float
        A sum, not a mean, in squared units of the rows.

    Notes
    -----
    Also called distortion, inertia or within-cluster sum of squares.

    References
    ----------
    .. [1] Hastie, Tibshirani, Friedman, "The Elements of Statistical Learning",
       2nd ed., 2009, section 14.3.6, eq. (14.33) without its factor N_k.

    Examples
    --------
    >>> X, centers = np.array([[0.0], [2.0], [6.0], [10.0]]), np.array([[1.0], [3.0]])
    >>> kmeans_loss(X, centers, np.array([0, 0, 1, 1]))
    60.0
    """
    return float(np.sum((X.astype(float) - centers.astype(float)[labels]) ** 2))
