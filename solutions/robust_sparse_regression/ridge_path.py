"""Reference for robust_sparse_regression/ridge_path."""

import numpy as np


def ridge_path(X: np.ndarray, y: np.ndarray, lams: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Fit ridge regression for many penalties from one singular value decomposition.

    With the centred ``Xc = U @ diag(s) @ V.T`` and ``yc`` the weights for one
    penalty are ``V @ diag(s / (s**2 + lam)) @ U.T @ yc``.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Features, of any rank; `n` may be smaller than `d`.
    y : ndarray of shape (n,)
        Targets.
    lams : ndarray of shape (L,)
        Penalties, none negative, in any order, perhaps repeated.

    Returns
    -------
    W : ndarray of shape (L, d)
        Row ``l`` holds the weights for ``lams[l]``, without an intercept.
    norms : ndarray of shape (L,)
        The length (Euclidean norm) of each row of ``W``.

    Raises
    ------
    ValueError
        If any entry of `lams` is negative.

    Notes
    -----
    Singular values of at most 1e-12 times the largest one are dropped, for
    every penalty, so ``lam = 0`` gives the shortest of all least-squares
    weights. Compared within 1e-8 of the size of the largest weight, for
    singular values that are dropped or lie within a factor of 1e3.

    References
    ----------
    .. [1] Hastie, Tibshirani, Friedman, "The Elements of Statistical
       Learning", 2nd ed., 2009, section 3.4.1, eq. (3.47).

    Examples
    --------
    >>> X, y = np.array([[1.0], [2.0], [3.0]]), np.array([1.0, 1.0, 4.0])
    >>> W, norms = ridge_path(X, y, np.array([1.0, 0.0, 4.0]))
    >>> W.round(6).tolist(), norms.round(6).tolist()
    ([[1.0], [1.5], [0.5]], [1.0, 1.5, 0.5])
    """
    lams = np.asarray(lams, dtype=float)
    if (lams < 0).any():
        raise ValueError("no penalty may be negative")
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    U, s, Vt = np.linalg.svd(X - X.mean(axis=0), full_matrices=False)
    keep = s > 1e-12 * s[0]
    U, s, Vt = U[:, keep], s[keep], Vt[keep]
    shrunk = s / (s**2 + lams[:, None]) * (U.T @ (y - y.mean()))  # a row for each penalty
    W = shrunk @ Vt
    return W, np.linalg.norm(W, axis=1)
