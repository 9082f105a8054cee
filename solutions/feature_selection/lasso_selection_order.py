"""Reference for feature_selection/lasso_selection_order."""

from collections.abc import Callable

import numpy as np


def lasso_selection_order(
    X: np.ndarray,
    y: np.ndarray,
    lams: np.ndarray,
    lasso: Callable[[np.ndarray, np.ndarray, float], np.ndarray],
) -> list[int]:
    """List the features in the order in which they enter the lasso as its price falls.

    Standardise the columns (mean 0, population standard deviation 1), centre `y`, and
    fit the lasso for each of `lams`, from the largest to the smallest. A feature
    enters at the first of them at which ``abs(w_j) > 1e-8``.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Features. A constant column (largest entry equals smallest) becomes zeros.
    y : ndarray of shape (n,)
        Targets.
    lams : ndarray of shape (m,)
        Prices, all positive, in any order.
    lasso : callable
        ``lasso(Z, t, lam)`` returns the weights ``w``, shape (d,), that minimise
        ``sum((t - Z @ w)**2) / 2 + lam * sum(abs(w))``.

    Returns
    -------
    list of int
        The indices of the features that enter, each once; of several that enter at the
        same price the smaller index goes first.

    Notes
    -----
    A feature keeps its place in the order, also if its weight is 0 again at a lower
    price. Standardising makes the order independent of the units of the columns.

    References
    ----------
    .. [1] Tibshirani, "Regression shrinkage and selection via the lasso", Journal of
       the Royal Statistical Society B 58, 1996, 267-288.
    .. [2] Efron, Hastie, Johnstone, Tibshirani, "Least angle regression", Annals of
       Statistics 32, 2004, section 3.1.

    Examples
    --------
    >>> def two_in_turn(Z, t, lam):
    ...     return np.array([1.0 * (lam < 2), -1.0 * (lam < 5), 0.0])
    >>> X, y = np.array([[0.0, 1.0, 3.0], [4.0, 3.0, 1.0]]), np.array([1.0, 2.0])
    >>> lasso_selection_order(X, y, np.array([1.0, 3.0, 9.0]), two_in_turn)
    [1, 0]
    """
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    spread = np.where(X.max(axis=0) > X.min(axis=0), X.std(axis=0), np.inf)
    Z, t = (X - X.mean(axis=0)) / spread, y - y.mean()
    order: list[int] = []
    for lam in sorted(lams, reverse=True):
        entered = np.flatnonzero(np.abs(lasso(Z, t, float(lam))) > 1e-8)
        order += [int(j) for j in entered if j not in order]
    return order
