"""Reference for nearest_neighbors/knn_classify_weighted."""

import numpy as np

from solutions.nearest_neighbors.knn_indices import knn_indices
from solutions.nearest_neighbors.pairwise_distances import pairwise_distances


def knn_classify_weighted(
    X_train: np.ndarray, y_train: np.ndarray, X_test: np.ndarray, k: int
) -> np.ndarray:
    """Predict by a vote in which each neighbour counts 1 / distance.

    The distance is Euclidean, and the label with the largest sum wins. If some
    of the k neighbours are at distance 0, only they vote, one vote each.

    Parameters
    ----------
    X_train : ndarray of shape (n, d)
        Training rows.
    y_train : ndarray of shape (n,)
        Their labels, strings or integers of either sign.
    X_test : ndarray of shape (m, d)
        Rows to be classified.
    k : int
        How many neighbours vote, ``1 <= k <= n``.

    Returns
    -------
    ndarray of shape (m,)
        One label for each test row, text or integers as in `y_train`.

    Notes
    -----
    A sum is tied with the largest if it is at least 1 - 1e-9 times as large. Of
    tied labels the one whose first neighbour comes first in the order of
    ``knn_indices`` wins.

    References
    ----------
    .. [1] Dudani, "The Distance-Weighted k-Nearest-Neighbor Rule", IEEE
       Transactions on Systems, Man, and Cybernetics SMC-6(4), 1976, 325-327.

    Examples
    --------
    The two red neighbours count 1/2 + 1/3, the blue one counts 1.

    >>> X_train = np.array([[0.0], [4.0], [1.0]])
    >>> y_train = np.array(["red", "blue", "red"])
    >>> knn_classify_weighted(X_train, y_train, np.array([[3.0]]), 3).tolist()
    ['blue']
    """
    names, codes = np.unique(y_train, return_inverse=True)
    nearest = knn_indices(X_train, X_test, k)
    distances = np.take_along_axis(pairwise_distances(X_test, X_train), nearest, axis=1)
    same = distances == 0
    weights = np.where(same.any(axis=1, keepdims=True), same, 1 / np.where(same, 1.0, distances))
    voters, rows = codes[nearest], np.arange(len(nearest))[:, np.newaxis]
    sums = np.zeros((len(nearest), len(names)))
    np.add.at(sums, (rows, voters), weights)
    own = sums[rows, voters]
    winner = (own >= own.max(axis=1, keepdims=True) * (1 - 1e-9)).argmax(axis=1)
    return names[voters[rows[:, 0], winner]]
