"""Reference for nearest_neighbors/knn_indices."""

import numpy as np

from solutions.nearest_neighbors.pairwise_distances import pairwise_distances


def knn_indices(X_train: np.ndarray, X_test: np.ndarray, k: int, p: float = 2.0) -> np.ndarray:
    """Find the k nearest training rows of each test row, nearest first.

    Of training rows at equal distances the one with the smaller index comes
    first, and is taken first.

    Parameters
    ----------
    X_train : ndarray of shape (n, d)
        Training rows.
    X_test : ndarray of shape (m, d)
        Rows whose neighbours are looked for.
    k : int
        How many neighbours, ``1 <= k <= n``.
    p : float
        Which Minkowski distance, as in ``pairwise_distances``.

    Returns
    -------
    ndarray of shape (m, k)
        Indices into the rows of `X_train`, integers.

    Raises
    ------
    ValueError
        If ``k < 1`` or ``k > n``.

    Notes
    -----
    A training row that equals a test row is a neighbour like any other, at
    distance 0.

    References
    ----------
    .. [1] Cover, Hart, "Nearest Neighbor Pattern Classification", IEEE
       Transactions on Information Theory 13(1), 1967, 21-27.

    Examples
    --------
    >>> X_train = np.array([[0.0], [4.0], [1.0], [2.0]])
    >>> knn_indices(X_train, np.array([[3.0]]), 3).tolist()
    [[1, 3, 2]]
    """
    if not 1 <= k <= len(X_train):
        raise ValueError("k must be from 1 to the number of training rows")
    distances = pairwise_distances(X_test, X_train, p)
    return np.argsort(distances, axis=1, kind="stable")[:, :k]
