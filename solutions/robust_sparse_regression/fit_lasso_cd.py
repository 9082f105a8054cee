"""Reference for robust_sparse_regression/fit_lasso_cd."""

import numpy as np

from solutions.robust_sparse_regression.soft_threshold import soft_threshold


def fit_lasso_cd(
    X: np.ndarray, y: np.ndarray, lam: float, n_iter: int = 1000, tol: float = 1e-10
) -> tuple[np.ndarray, float]:
    """Fit the lasso by coordinate descent, with an intercept that is not penalised.

    Return the ``w`` and ``b`` that minimise
    ``sum((y - X @ w - b)**2) / 2 + lam * sum(abs(w))``. Centre `X` and `y` and
    start at ``w = 0``. A sweep visits ``j = 0, ..., d - 1`` in turn and sets
    ``w_j = soft_threshold(x_j @ r_j, lam) / (x_j @ x_j)``, where ``r_j`` is the
    residual ``y - X @ w`` without the share of column ``j``, for the newest
    values of all other weights.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Features, ``n, d >= 1``; `n` may be smaller than `d`.
    y : ndarray of shape (n,)
        Targets.
    lam : float
        Strength of the penalty, ``lam >= 0``.
    n_iter : int
        Largest number of sweeps.
    tol : float
        Stop after a sweep in which no weight has changed by `tol` or more.

    Returns
    -------
    w : ndarray of shape (d,)
        The weights; those that are zero are exactly 0.0.
    b : float
        The intercept, ``mean(y) - mean(X) @ w``.

    Raises
    ------
    ValueError
        If ``lam < 0``.

    Notes
    -----
    A constant column (largest entry equals smallest) keeps the weight 0. Tests
    look at the minimum only, with `n_iter` and `tol` as they are. With
    ``e = y - X @ w - b`` and the centred columns ``x_j`` its conditions are
    ``abs(x_j @ e) <= lam`` where ``w_j == 0`` and ``x_j @ e = lam * sign(w_j)``
    elsewhere, and they must hold within 1e-6 times ``lasso_lambda_max``. (`tol`
    is absolute, so no test has targets in tiny units.)

    References
    ----------
    .. [1] Tibshirani, "Regression shrinkage and selection via the lasso",
       Journal of the Royal Statistical Society B 58, 1996, 267-288.
    .. [2] Friedman, Hastie, Hofling, Tibshirani, "Pathwise coordinate
       optimization", Annals of Applied Statistics 1, 2007, 302-332.

    Examples
    --------
    >>> X, y = np.array([[1.0, 5.0], [2.0, 4.0], [3.0, 0.0]]), np.array([1.0, 1.0, 4.0])
    >>> w, b = fit_lasso_cd(X, y, 2.0)
    >>> w.round(6).tolist(), round(b, 6)
    ([0.0, -0.5], 3.5)
    """
    if lam < 0:
        raise ValueError("lam must not be negative")
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    centre, moving = X.mean(axis=0), X.max(axis=0) > X.min(axis=0)
    Xc, r = X - centre, y - y.mean()
    squares = np.sum(Xc**2, axis=0)
    w = np.zeros(X.shape[1])
    for _ in range(n_iter):
        largest = 0.0
        for j in np.flatnonzero(moving):
            pull = Xc[:, j] @ r + squares[j] * w[j]  # x_j against the residual without column j
            change = soft_threshold(pull, lam) / squares[j] - w[j]
            w[j] += change
            r -= change * Xc[:, j]
            largest = max(largest, abs(change))
        if largest < tol:
            break
    return w, float(y.mean() - centre @ w)
