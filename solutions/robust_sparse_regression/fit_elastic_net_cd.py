"""Reference for robust_sparse_regression/fit_elastic_net_cd."""

import numpy as np

from solutions.robust_sparse_regression.soft_threshold import soft_threshold


def fit_elastic_net_cd(
    X: np.ndarray,
    y: np.ndarray,
    lam1: float,
    lam2: float,
    n_iter: int = 1000,
    tol: float = 1e-10,
) -> tuple[np.ndarray, float]:
    """Fit the elastic net by coordinate descent, with an intercept that is not penalised.

    Return the ``w`` and ``b`` that minimise
    ``sum((y - X @ w - b)**2) / 2 + lam1 * sum(abs(w)) + lam2 / 2 * sum(w**2)``,
    in sweeps like those of ``fit_lasso_cd`` with
    ``w_j = soft_threshold(x_j @ r_j, lam1) / (x_j @ x_j + lam2)``.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Features, ``n, d >= 1``; `n` may be smaller than `d`.
    y : ndarray of shape (n,)
        Targets.
    lam1 : float
        Strength of the absolute penalty, ``lam1 >= 0``.
    lam2 : float
        Strength of the squared penalty, ``lam2 >= 0``.
    n_iter : int
        Largest number of sweeps.
    tol : float
        Stop after a sweep in which no weight has changed by `tol` or more.

    Returns
    -------
    w : ndarray of shape (d,)
        The weights; those that are zero are exactly 0.0. They are not rescaled
        at the end.
    b : float
        The intercept, ``mean(y) - mean(X) @ w``.

    Raises
    ------
    ValueError
        If `lam1` or `lam2` is negative.

    Notes
    -----
    A constant column (largest entry equals smallest) keeps the weight 0. Tests
    look at the minimum only, with `n_iter` and `tol` as they are: ``w`` and
    ``b`` within 1e-6 of the largest number among them, and weights that the
    penalty makes zero exactly 0. The minimum is unique in all tests.

    References
    ----------
    .. [1] Zou, Hastie, "Regularization and variable selection via the elastic
       net", Journal of the Royal Statistical Society B 67, 2005, 301-320 (called
       "naive" there, since it is not rescaled).

    Examples
    --------
    The second column repeats the first, and both get the same weight.

    >>> X, y = np.array([[1.0, 1.0], [2.0, 2.0], [3.0, 3.0]]), np.array([1.0, 1.0, 4.0])
    >>> w, b = fit_elastic_net_cd(X, y, 1.0, 1.0)
    >>> w.round(6).tolist(), round(b, 6)
    ([0.4, 0.4], 0.4)
    """
    if lam1 < 0 or lam2 < 0:
        raise ValueError("lam1 and lam2 must not be negative")
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    centre, moving = X.mean(axis=0), X.max(axis=0) > X.min(axis=0)
    Xc, r = X - centre, y - y.mean()
    squares = np.sum(Xc**2, axis=0)
    w = np.zeros(X.shape[1])
    for _ in range(n_iter):
        largest = 0.0
        for j in np.flatnonzero(moving):
            pull = Xc[:, j] @ r + squares[j] * w[j]  # x_j against the residual without column j
            change = soft_threshold(pull, lam1) / (squares[j] + lam2) - w[j]
            w[j] += change
            r -= change * Xc[:, j]
            largest = max(largest, abs(change))
        if largest < tol:
            break
    return w, float(y.mean() - centre @ w)
