"""Reference for nearest_neighbors/kd_tree_query."""

from collections.abc import Callable

import numpy as np


def kd_tree_query(
    X: np.ndarray, q: np.ndarray, k: int, distance: Callable[[np.ndarray, np.ndarray], float]
) -> np.ndarray:
    """Find the k nearest rows of X to q without measuring the distance to all.

    A k-d tree halves the rows at the median of one coordinate after the other.
    A half is passed over only if k rows are held and the border to it is
    further away than the furthest of them.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        The rows to search.
    q : ndarray of shape (d,)
        The query.
    k : int
        How many rows to find, ``1 <= k <= n``.
    distance : callable
        ``distance(x, q)`` is the distance of one row `x` of shape (d,) to `q`:
        a Minkowski distance, so never below ``abs(x[j] - q[j])`` for any `j`.
        Every distance comes from a call of it; tests count the calls.

    Returns
    -------
    ndarray of shape (k,)
        Indices of rows of `X`, nearest first; of equal distances the smaller
        index comes first, and is taken first.

    Notes
    -----
    How the tree is kept is free: rows in its nodes or in leaves of at most 16.

    References
    ----------
    .. [1] Friedman, Bentley, Finkel, "An Algorithm for Finding Best Matches in
       Logarithmic Expected Time", ACM Transactions on Mathematical Software
       3(3), 1977, 209-226.

    Examples
    --------
    >>> X = np.array([[0.0, 0.0], [3.0, 4.0], [1.0, 1.0]])
    >>> kd_tree_query(X, np.array([0.9, 0.9]), 2, lambda x, q: np.abs(x - q).sum()).tolist()
    [2, 0]
    """
    held: list[tuple[float, int]] = []

    def search(rows: np.ndarray, depth: int) -> None:
        if len(rows) == 0:
            return
        axis = depth % X.shape[1]
        rows = rows[np.argsort(X[rows, axis], kind="stable")]
        middle = len(rows) // 2
        row, near, far = int(rows[middle]), rows[:middle], rows[middle + 1 :]
        border = q[axis] - X[row, axis]
        if border > 0:
            near, far = far, near
        search(near, depth + 1)
        held.append((distance(X[row], q), row))
        held.sort()
        del held[k:]
        # Not strictly closer: a row beyond the border at an equal distance may have a smaller index.
        if len(held) < k or abs(border) <= held[-1][0]:
            search(far, depth + 1)

    search(np.arange(len(X)), 0)
    return np.array([row for _, row in held])
