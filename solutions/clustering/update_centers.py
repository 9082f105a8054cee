"""Reference for clustering/update_centers."""

import numpy as np


def update_centers(X: np.ndarray, labels: np.ndarray, centers: np.ndarray) -> np.ndarray:
    """Move each centre to the mean of its rows.

    The mean of each column is taken over the rows with the label of the centre.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Rows.
    labels : ndarray of int, shape (n,)
        The cluster of each row, from 0 to K - 1.
    centers : ndarray of shape (K, d)
        The centres before the move.

    Returns
    -------
    ndarray of shape (K, d)
        The means, in floating point; a centre without rows stays where it was.

    Notes
    -----
    Given the labels no other centres have a smaller sum of squared distances.

    References
    ----------
    .. [1] MacQueen, "Some methods for classification and analysis of multivariate
       observations", Proceedings of the Fifth Berkeley Symposium on Mathematical
       Statistics and Probability 1, 1967, 281-297.

    Examples
    --------
    >>> X, labels = np.array([[0.0], [2.0], [6.0]]), np.array([0, 0, 2])
    >>> update_centers(X, labels, np.array([[5.0], [7.0], [9.0]])).tolist()
    [[1.0], [7.0], [6.0]]
    """
    moved = centers.astype(float)
    for k in range(len(moved)):
        members = X[labels == k]
        if len(members):
            moved[k] = members.mean(axis=0, dtype=float)
    return moved
