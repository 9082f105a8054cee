"""Reference for nearest_neighbors/knn_classify."""

import numpy as np

from solutions.nearest_neighbors.knn_indices import knn_indices


def knn_classify(
    X_train: np.ndarray, y_train: np.ndarray, X_test: np.ndarray, k: int
) -> np.ndarray:
    """Predict the most frequent label among the k nearest training rows.

    The distance is Euclidean. Of labels that are equally frequent among the
    neighbours the one whose first neighbour comes first in the order of
    ``knn_indices`` wins.

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
    Compared exactly: the label, text as text and integers as integers.

    References
    ----------
    .. [1] Cover, Hart, "Nearest Neighbor Pattern Classification", IEEE
       Transactions on Information Theory 13(1), 1967, 21-27.

    Examples
    --------
    >>> X_train = np.array([[0.0], [4.0], [1.0], [2.0]])
    >>> y_train = np.array(["red", "blue", "red", "green"])
    >>> knn_classify(X_train, y_train, np.array([[3.0]]), 4).tolist()
    ['red']
    >>> knn_classify(X_train, y_train, np.array([[3.0]]), 3).tolist()
    ['blue']
    """
    names, codes = np.unique(y_train, return_inverse=True)
    voters = codes[knn_indices(X_train, X_test, k)]
    rows = np.arange(len(voters))[:, np.newaxis]
    counts = np.zeros((len(voters), len(names)))
    np.add.at(counts, (rows, voters), 1.0)
    # What each voter's own label got; argmax takes the first voter of a winning label.
    winner = counts[rows, voters].argmax(axis=1)
    return names[voters[rows[:, 0], winner]]
