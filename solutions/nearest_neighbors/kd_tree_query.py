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
    waiting = [(0.0, np.arange(len(X)), 0)]
    while waiting:
        border, rows, depth = waiting.pop()
        # Only a border that is strictly further away: at an equal distance an index may be smaller.
        if len(rows) == 0 or (len(held) == k and border > held[-1][0]):
            continue
        axis = depth % X.shape[1]
        rows = rows[np.argsort(X[rows, axis], kind="stable")]
        middle = len(rows) // 2
        row, near, far = int(rows[middle]), rows[:middle], rows[middle + 1 :]
        gap = q[axis] - X[row, axis]
        if gap > 0:
            near, far = far, near
        held = sorted([*held, (distance(X[row], q), row)])[:k]
        waiting += [(abs(gap), far, depth + 1), (border, near, depth + 1)]
    return np.array([row for _, row in held])
