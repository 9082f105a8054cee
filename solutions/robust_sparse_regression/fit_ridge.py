"""Reference for robust_sparse_regression/fit_ridge."""

import numpy as np


def fit_ridge(X: np.ndarray, y: np.ndarray, lam: float) -> tuple[np.ndarray, float]:
    """Fit ridge regression with an intercept that is not penalised.

    Return the ``w`` and ``b`` that minimise
    ``sum((y - X @ w - b)**2) + lam * sum(w**2)``, with no 1/2 and no 1/n.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Features, ``n, d >= 1``; `n` may be smaller than `d`. No column of ones
        is needed.
    y : ndarray of shape (n,)
        Targets.
    lam : float
        Strength of the penalty, ``lam >= 0``.

    Returns
    -------
    w : ndarray of shape (d,)
        The weights.
    b : float
        The intercept, ``mean(y) - mean(X) @ w``.

    Raises
    ------
    ValueError
        If ``lam < 0``.
    numpy.linalg.LinAlgError
        If ``lam == 0`` and ``np.linalg.matrix_rank`` of the centred `X` is
        smaller than `d`, so that many ``w`` would do.

    Notes
    -----
    Compared within 1e-8 of the largest number among ``w`` and ``b``, for
    condition numbers of the centred `X` up to 1e3. Tests have constant columns
    of integers, for which centring leaves exact zeros.

    References
    ----------
    .. [1] Hoerl, Kennard, "Ridge regression: biased estimation for
       nonorthogonal problems", Technometrics 12, 1970, 55-67; the intercept:
       Hastie, Tibshirani, Friedman, "The Elements of Statistical Learning",
       2nd ed., 2009, section 3.4.1, eqs. (3.41) and (3.44).

    Examples
    --------
    >>> X, y = np.array([[1.0], [2.0], [3.0]]), np.array([1.0, 1.0, 4.0])
    >>> w, b = fit_ridge(X, y, 1.0)
    >>> w.tolist(), b
    ([1.0], 0.0)
    """
    if lam < 0:
        raise ValueError("lam must not be negative")
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    centre, d = X.mean(axis=0), X.shape[1]
    Xc, yc = X - centre, y - y.mean()
    if lam == 0 and np.linalg.matrix_rank(Xc) < d:
        raise np.linalg.LinAlgError("the centred columns are dependent; take lam > 0")
    w = np.linalg.solve(Xc.T @ Xc + lam * np.eye(d), Xc.T @ yc)
    return w, float(y.mean() - centre @ w)
