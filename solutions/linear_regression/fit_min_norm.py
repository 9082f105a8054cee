"""Reference for linear_regression/fit_min_norm."""

import numpy as np


def fit_min_norm(X: np.ndarray, y: np.ndarray, rcond: float = 1e-12) -> np.ndarray:
    """Fit least squares, and of all solutions take the shortest.

    Among all ``w`` that minimise ``sum((X @ w - y)**2)`` return the one with the
    smallest ``sum(w**2)``. It always exists and is unique.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Features, ``n, d >= 1``, of any rank. No column of ones is added.
    y : ndarray of shape (n,)
        Targets.
    rcond : float, optional
        Where to draw the line between small and zero, ``0 <= rcond < 1``: a
        singular value of `X` that is at most ``rcond`` times the largest one
        counts as exactly zero.

    Returns
    -------
    ndarray of shape (d,)
        The weights. Equal columns get equal weights. If `X` is all zeros, so
        are the weights.

    Notes
    -----
    The line is relative to the largest singular value, so the unit of `X` does
    not matter: ``1e-13 * X`` gives ``1e13`` times the weights. If `X` has full
    column rank, this is ordinary least squares; if ``n < d`` and the rows are
    independent, ``X @ w`` equals `y`. Compared at a relative tolerance of 1e-9
    where the singular values that count lie within a factor of 1e3; where the
    exact weight is zero, at an absolute one of 1e-9.

    References
    ----------
    .. [1] Golub, Van Loan, "Matrix Computations", 4th ed., 2013, section 5.5,
       theorem 5.5.1.

    Examples
    --------
    The second column repeats the first: ``w = [2, 0]`` fits as well, but is longer.

    >>> X, y = np.array([[1.0, 1.0], [2.0, 2.0]]), np.array([2.0, 4.0])
    >>> fit_min_norm(X, y).round(6).tolist()
    [1.0, 1.0]
    """
    # X = U @ diag(s) @ Vt. In the directions of U and V the problem falls apart into
    # one-dimensional ones, s_i * a_i = b_i with b = U.T @ y and w = V @ a.
    U, s, Vt = np.linalg.svd(X, full_matrices=False)
    keep = s > rcond * s[0]  # s is sorted: s[0] is the largest
    # A direction with s_i = 0 does not change the fit. The shortest w leaves it out;
    # dividing by an s_i that is only rounding noise would blow the weights up to 1e14.
    a = (U[:, keep].T @ y) / s[keep]
    return Vt[keep].T @ a
