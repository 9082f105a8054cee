"""Reference for math_foundations/low_rank_approximation."""

import numpy as np

from solutions.math_foundations.svd_from_eigh import svd_from_eigh


def low_rank_approximation(X: np.ndarray, k: int) -> tuple:
    """Find the matrix of rank at most k that is nearest to X.

    Nearest means: with the smallest Frobenius norm of the difference.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Any real matrix, ``n, d >= 1``.
    k : int
        The rank that is allowed, ``k >= 0``; it may exceed the rank of `X`.

    Returns
    -------
    X_k : ndarray of shape (n, d)
        The best approximation: zeros for ``k = 0``, and `X` itself if `k` is at
        least its rank.
    err : float
        The Frobenius norm of ``X - X_k``, the root of the sum of the squares of
        all its entries.

    Notes
    -----
    Compared at an absolute tolerance of 1e-9 times the Frobenius norm of `X`, where
    all positive singular values lie within a factor of 30. The singular values ``k``
    and ``k + 1`` differ in all tests, so that there is one best answer.

    References
    ----------
    .. [1] Eckart, Young, "The approximation of one matrix by another of lower rank",
       Psychometrika 1, 1936, pp. 211-218.
    .. [2] Golub, Van Loan, "Matrix Computations", 4th ed., 2013, theorem 2.4.8.

    Examples
    --------
    >>> X_1, err = low_rank_approximation(np.diag([3.0, 2.0]), 1)
    >>> np.abs(X_1).round(6).tolist(), round(err, 6)
    ([[3.0, 0.0], [0.0, 0.0]], 2.0)
    """
    U, s, Vt = svd_from_eigh(X)
    X_k = U[:, :k] * s[:k] @ Vt[:k]
    return X_k, float(np.sqrt(np.sum(s[k:] ** 2)))
