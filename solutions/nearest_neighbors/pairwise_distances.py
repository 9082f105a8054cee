"""Reference for nearest_neighbors/pairwise_distances."""

import numpy as np


def pairwise_distances(A: np.ndarray, B: np.ndarray, p: float = 2.0) -> np.ndarray:
    """Measure the Minkowski distance of every row of A to every row of B.

    ``D[i, j]`` is ``sum(abs(A[i] - B[j])**p)**(1/p)`` for a finite `p`, and
    ``max(abs(A[i] - B[j]))`` for ``p = inf``.

    Parameters
    ----------
    A : ndarray of shape (m, d)
        Rows, ``m, d >= 1``.
    B : ndarray of shape (n, d)
        Rows, ``n >= 1``.
    p : float
        1 is the Manhattan distance, 2 the Euclidean, ``np.inf`` the largest
        difference. Finite values are at most 10.

    Returns
    -------
    ndarray of shape (m, n)
        The distances, float64; none is negative or nan.

    Raises
    ------
    ValueError
        If ``p < 1``.

    Notes
    -----
    No array of shape ``(m, n, d)`` is made. For ``p = 2`` squares are compared:
    ``D[i, j]**2`` to within ``1e-12 * (norm(A[i])**2 + norm(B[j])**2)``. For
    other `p` the relative tolerance is 1e-9, and equal rows are at a distance
    of exactly 0.

    References
    ----------
    .. [1] Hastie, Tibshirani, Friedman, "The Elements of Statistical
       Learning", 2nd ed., 2009, section 13.3, eq. (13.5).

    Examples
    --------
    >>> A, B = np.array([[0.0, 0.0]]), np.array([[3.0, 4.0], [0.0, 0.0]])
    >>> pairwise_distances(A, B).tolist()
    [[5.0, 0.0]]
    >>> pairwise_distances(A, B, p=1).tolist()
    [[7.0, 0.0]]
    """
    if not p >= 1:
        raise ValueError("p must be at least 1")
    A, B = A.astype(float), B.astype(float)
    if p == 2:
        lengths = np.sum(A**2, axis=1)[:, np.newaxis] + np.sum(B**2, axis=1)
        # Rounding can leave a square just below zero, whose root would be nan.
        return np.sqrt(np.maximum(lengths - 2 * A @ B.T, 0.0))
    D = np.empty((len(A), len(B)))
    for i, a in enumerate(A):
        gaps = np.abs(B - a)
        D[i] = gaps.max(axis=1) if p == np.inf else np.sum(gaps**p, axis=1) ** (1 / p)
    return D
