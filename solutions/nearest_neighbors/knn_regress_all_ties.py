"""Reference for nearest_neighbors/knn_regress_all_ties."""

import numpy as np

from solutions.nearest_neighbors.pairwise_distances import pairwise_distances


def knn_regress_all_ties(
    X_train: np.ndarray, y_train: np.ndarray, x: np.ndarray, k: int, decimals: int = 10
) -> float:
    """Predict by all training rows at one of the k smallest different distances.

    Equal distances count once, and whoever stands at one of them has a say:
    no tie is broken, so the order of the training rows does not matter.

    Parameters
    ----------
    X_train : ndarray of shape (n, d)
        Training rows.
    y_train : ndarray of shape (n,)
        Their targets.
    x : ndarray of shape (d,)
        The row to predict for.
    k : int
        How many different distances, ``k >= 1``. If there are fewer, all
        training rows are averaged.
    decimals : int
        Euclidean distances are rounded to so many decimals, and are equal if
        the rounded ones are.

    Returns
    -------
    float
        The plain mean of the targets of all these rows.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Hastie, Tibshirani, Friedman, "The Elements of Statistical
       Learning", 2nd ed., 2009, section 2.3.2, eq. (2.8), for the mean over
       neighbours.

    Examples
    --------
    Two rows at distance 1, one at distance 2.

    >>> X_train, y_train = np.array([[1.0], [3.0], [4.0]]), np.array([0.0, 3.0, 9.0])
    >>> knn_regress_all_ties(X_train, y_train, np.array([2.0]), 1)
    1.5
    >>> knn_regress_all_ties(X_train, y_train, np.array([2.0]), 2)
    4.0
    """
    distances = pairwise_distances(x[np.newaxis], X_train)[0].round(decimals)
    furthest = np.unique(distances)[:k].max()
    return float(y_train[distances <= furthest].mean())
