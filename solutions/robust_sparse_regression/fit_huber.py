"""Reference for robust_sparse_regression/fit_huber."""

import numpy as np


def fit_huber(
    X: np.ndarray, y: np.ndarray, eps: float, n_iter: int = 200, tol: float = 1e-10
) -> np.ndarray:
    """Fit a linear model by minimising the sum of Huber's losses of the residuals.

    Start at least squares. Then repeat, at most `n_iter` times: with the
    residuals ``r = X @ w - y`` of the current fit give row ``i`` the weight
    ``D_i = min(1, eps / abs(r_i))``, and solve the weighted least squares
    ``(X.T @ D @ X) w = X.T @ D @ y``. Stop when no entry of ``w`` has changed
    by `tol` or more.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Features, of rank `d`. No column of ones is added.
    y : ndarray of shape (n,)
        Targets.
    eps : float
        Residuals beyond it count as suspicious, ``eps > 0``. It has the unit of
        `y`, and is not multiplied by an estimated scale.
    n_iter : int
        Largest number of reweighted fits.
    tol : float
        When to stop.

    Returns
    -------
    ndarray of shape (d,)
        The weights that minimise ``sum(huber(X @ w - y, eps)[0])``.

    Notes
    -----
    Tests look at the minimum only, with `n_iter` and `tol` as they are, so
    another method is as good: ``w`` within a relative 1e-6, and no entry of
    ``X.T @ clip(r, -eps, eps)`` beyond ``1e-6 * eps * n`` times the largest
    entry of `X` (at least 1). A residual of 0 has the weight 1.

    References
    ----------
    .. [1] Huber, Ronchetti, "Robust Statistics", 2nd ed., 2009, chapter 7
       (iteration with modified weights).

    Examples
    --------
    Five numbers, one of them a slip; the mean is 21.2.

    >>> y = np.array([1.0, 2.0, 3.0, 0.0, 100.0])
    >>> fit_huber(np.ones((5, 1)), y, 1.0).round(6).tolist()
    [2.0]
    """
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    for _ in range(n_iter):
        trust = eps / np.maximum(np.abs(X @ w - y), eps)  # at most 1, and 1 for a residual of 0
        root = np.sqrt(trust)  # weighted least squares: each row times the root of its weight
        new = np.linalg.lstsq(root[:, None] * X, root * y, rcond=None)[0]
        change = np.abs(new - w).max()
        w = new
        if change < tol:
            break
    return w
