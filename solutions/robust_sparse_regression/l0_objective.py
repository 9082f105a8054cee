"""Reference for robust_sparse_regression/l0_objective."""

import numpy as np


def l0_objective(
    X: np.ndarray, y: np.ndarray, w: np.ndarray, lam: float, tol: float = 0.0
) -> float:
    """Return the squared error plus a price for each weight in use.

    It is ``sum((X @ w - y)**2) / 2 + lam * k``, where ``k`` counts the weights
    with ``abs(w_j) > tol``.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Features. No column of ones is added.
    y : ndarray of shape (n,)
        Targets.
    w : ndarray of shape (d,)
        Weights.
    lam : float
        The price of a weight.
    tol : float
        Weights up to this size count as zero, ``tol >= 0``.

    Returns
    -------
    float
        The objective.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Hastie, Tibshirani, Wainwright, "Statistical Learning with
       Sparsity", 2015, chapter 2.

    Examples
    --------
    >>> X, y = np.array([[1.0, 0.0], [0.0, 1.0]]), np.array([3.0, 4.0])
    >>> l0_objective(X, y, np.array([3.0, 0.0]), 5.0)
    13.0
    """
    r = np.asarray(X, dtype=float) @ w - y
    return float(r @ r / 2 + lam * np.count_nonzero(np.abs(np.asarray(w, dtype=float)) > tol))
