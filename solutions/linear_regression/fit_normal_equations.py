"""Reference for linear_regression/fit_normal_equations."""

import numpy as np


def fit_normal_equations(X: np.ndarray, y: np.ndarray) -> np.ndarray:
    """Fit least squares by solving the normal equations.

    Return the one ``w`` with ``X.T @ X @ w = X.T @ y``, which is the one that
    minimises ``sum((X @ w - y)**2)``.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Features, ``n, d >= 1``. No column of ones is added.
    y : ndarray of shape (n,) or (n, k)
        Targets: one, or `k` of them side by side.

    Returns
    -------
    ndarray of shape (d,) or (d, k)
        The weights. Column ``j`` belongs to column ``j`` of `y`; a
        one-dimensional `y` gives one-dimensional weights.

    Raises
    ------
    numpy.linalg.LinAlgError
        If the rank of `X` is smaller than `d`, so that many ``w`` would do: a
        column of zeros, a repeated column, a column that is the sum of two
        others, a column of ones next to a full one-hot coding, ``n < d``.

    Notes
    -----
    Rank is meant numerically: ``np.linalg.matrix_rank(X)`` with its default
    tolerance decides. Compared within 1e-8 of the size of the largest weight,
    for condition numbers of `X` up to 1e3. Above 1e7 rounding may leave
    ``X.T @ X`` singular although `X` has full rank; an error is then right, too,
    but not where the condition number comes from the units of the columns alone.

    References
    ----------
    .. [1] Hastie, Tibshirani, Friedman, "The Elements of Statistical
       Learning", 2nd ed., 2009, section 3.2, eqs. (3.5) and (3.6).

    Examples
    --------
    >>> X = np.array([[1.0, 1.0], [1.0, 2.0], [1.0, 3.0]])
    >>> fit_normal_equations(X, np.array([1.0, 1.0, 2.0])).round(6).tolist()
    [0.333333, 0.5]
    """
    # solve() alone notices only an exactly zero pivot. Rounding rarely leaves one, and then
    # the answer for a repeated column is noise of size 1e15 instead of an error.
    rank, d = np.linalg.matrix_rank(X), X.shape[1]
    if rank < d:
        raise np.linalg.LinAlgError(f"X has rank {rank}, smaller than its {d} columns")
    return np.linalg.solve(X.T @ X, X.T @ y)
