"""Reference for clustering/kmeans."""

import numpy as np

from solutions.clustering.assign_clusters import assign_clusters
from solutions.clustering.kmeans_loss import kmeans_loss
from solutions.clustering.update_centers import update_centers


def kmeans(
    X: np.ndarray, init: np.ndarray, max_iter: int = 300, tol: float = 0.0
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Cluster rows by k-means, in the manner of Lloyd.

    Assigns each row to its nearest centre, then repeats: move the centres to the
    means of their rows, and assign again.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Rows.
    init : ndarray of shape (K, d)
        The centres to start from.
    max_iter : int
        The most moves of the centres, not negative.
    tol : float
        The first move in which no centre went farther than `tol` (Euclidean) is
        the last.

    Returns
    -------
    centers : ndarray of shape (K, d)
        The centres after the last move.
    labels : ndarray of int, shape (n,)
        The nearest of these centres for each row.
    losses : ndarray of shape (moves + 1,)
        ``kmeans_loss`` after the first assignment and after each move with the
        assignment that follows it.

    Notes
    -----
    A list of losses is welcome, too. An empty cluster keeps its centre.

    References
    ----------
    .. [1] Lloyd, "Least Squares Quantization in PCM", IEEE Transactions on
       Information Theory 28(2), 1982, 129-137.

    Examples
    --------
    >>> X, init = np.array([[0.0], [2.0], [6.0], [10.0]]), np.array([[0.0], [2.0]])
    >>> centers, labels, losses = kmeans(X, init)
    >>> centers.tolist(), labels.tolist(), list(map(float, losses))
    ([[1.0], [8.0]], [0, 0, 1, 1], [80.0, 20.0, 10.0, 10.0])
    """
    centers = init.astype(float)
    labels = assign_clusters(X, centers)
    losses = [kmeans_loss(X, centers, labels)]
    for _ in range(max_iter):
        moved = update_centers(X, labels, centers)
        shift = np.max(np.linalg.norm(moved - centers, axis=1))
        centers, labels = moved, assign_clusters(X, moved)
        losses.append(kmeans_loss(X, centers, labels))
        if shift <= tol:
            break
    return centers, labels, np.array(losses)
