"""Reference for nearest_neighbors/knn_regress."""

import numpy as np

from solutions.nearest_neighbors.knn_indices import knn_indices
from solutions.nearest_neighbors.pairwise_distances import pairwise_distances


def knn_regress(
    X_train: np.ndarray, y_train: np.ndarray, X_test: np.ndarray, k: int, weights: str = "uniform"
) -> np.ndarray:
    """Predict a number by the mean of the targets of the k nearest training rows.

    With weights "distance" it is the weighted mean ``sum(w * t) / sum(w)`` of
    the neighbours' targets ``t``, with ``w = 1 / distance``.

    Parameters
    ----------
    X_train : ndarray of shape (n, d)
        Training rows.
    y_train : ndarray of shape (n,)
        Their targets.
    X_test : ndarray of shape (m, d)
        Rows to predict for.
    k : int
        How many neighbours, ``1 <= k <= n``. The distance is Euclidean.
    weights : str
        "uniform" or "distance".

    Returns
    -------
    ndarray of shape (m,)
        The predictions, float64.

    Raises
    ------
    ValueError
        If `weights` is neither "uniform" nor "distance".

    Notes
    -----
    With "distance", if some of the k neighbours are at distance 0, the
    prediction is the plain mean of their targets alone. "uniform" treats them
    like the others.

    References
    ----------
    .. [1] Shepard, "A two-dimensional interpolation function for
       irregularly-spaced data", Proceedings of the 23rd ACM National
       Conference, 1968, 517-524.

    Examples
    --------
    >>> X_train, y_train = np.array([[0.0], [4.0], [1.0]]), np.array([6.0, 1.0, 2.0])
    >>> knn_regress(X_train, y_train, np.array([[3.0]]), 2).tolist()
    [1.5]
    >>> knn_regress(X_train, y_train, np.array([[2.0]]), 3, "distance").tolist()
    [2.75]
    """
    if weights not in ("uniform", "distance"):
        raise ValueError("weights must be 'uniform' or 'distance'")
    nearest = knn_indices(X_train, X_test, k)
    targets = y_train[nearest]
    if weights == "uniform":
        return targets.mean(axis=1)
    distances = np.take_along_axis(pairwise_distances(X_test, X_train), nearest, axis=1)
    same = distances == 0
    shares = np.where(same.any(axis=1, keepdims=True), same, 1 / np.where(same, 1.0, distances))
    return np.sum(shares * targets, axis=1) / np.sum(shares, axis=1)
