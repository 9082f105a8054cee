"""Reference for robust_sparse_regression/lasso_lambda_max."""

import numpy as np


def lasso_lambda_max(X: np.ndarray, y: np.ndarray) -> float:
    """Return the smallest penalty for which all weights of the lasso are zero.

    The lasso minimises ``sum((y - X @ w - b)**2) / 2 + lam * sum(abs(w))``, with
    an intercept that is not penalised. Its ``w`` is 0 if `lam` is at least
    ``max_j abs(xc_j @ yc)``, over the centred columns ``xc_j`` and the centred
    targets ``yc``.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Features, as they are; they are centred inside.
    y : ndarray of shape (n,)
        Targets, as they are.

    Returns
    -------
    float
        The penalty.

    Notes
    -----
    Compared at a relative tolerance of 1e-9. Where it should be 0 it may be off
    by 1e-9 times the largest product of the lengths of a column and of `y`.

    References
    ----------
    .. [1] Friedman, Hastie, Tibshirani, "Regularization paths for generalized
       linear models via coordinate descent", Journal of Statistical Software
       33(1), 2010, section 2.5 (their objective has 1/n).

    Examples
    --------
    >>> X, y = np.array([[1.0, 5.0], [2.0, 4.0], [3.0, 0.0]]), np.array([1.0, 1.0, 4.0])
    >>> lasso_lambda_max(X, y)
    9.0
    """
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    return float(np.abs((X - X.mean(axis=0)).T @ (y - y.mean())).max())
