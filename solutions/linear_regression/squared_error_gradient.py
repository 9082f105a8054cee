"""Reference for linear_regression/squared_error_gradient."""

import numpy as np


def squared_error_gradient(
    X: np.ndarray, y: np.ndarray, w: np.ndarray, reduction: str = "mean"
) -> np.ndarray:
    """Differentiate the squared error with respect to the weights.

    Entry ``j`` is the partial derivative of ``squared_error(X, y, w, reduction)``
    by ``w[j]``, where with ``S = sum((X @ w - y)**2)`` the error is

    ============= ===========
    reduction     error
    ============= ===========
    'sum'         S
    'mean'        S / n
    'half_sum'    S / 2
    'half_mean'   S / (2 n)
    ============= ===========

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Features, ``n >= 1``. No column of ones is added.
    y : ndarray of shape (n,)
        Targets.
    w : ndarray of shape (d,)
        Weights at which the gradient is taken.
    reduction : {'mean', 'sum', 'half_sum', 'half_mean'}, optional
        The scaling of the error that is differentiated, see the table.

    Returns
    -------
    ndarray of shape (d,)
        The gradient. It points to where the error grows, and is zero at a
        least-squares solution.

    Notes
    -----
    Compared at a relative tolerance of 1e-9; where the exact gradient is zero,
    at an absolute one of 1e-9.

    References
    ----------
    .. [1] Hastie, Tibshirani, Friedman, "The Elements of Statistical
       Learning", 2nd ed., 2009, section 3.2, eq. (3.4): the scaling 'sum'.

    Examples
    --------
    >>> X = np.array([[1.0, 0.0], [1.0, 2.0], [1.0, 3.0], [1.0, 1.0]])
    >>> y, w = np.array([2.0, 2.0, 7.0, 4.0]), np.array([1.0, 2.0])
    >>> squared_error_gradient(X, y, w, reduction="sum").tolist()
    [2.0, 10.0]
    >>> squared_error_gradient(X, y, w).tolist()
    [0.5, 2.5]
    """
    n = X.shape[0]
    # The square brings a factor 2, which 'half' takes away again: that is why people like it.
    factor = {"sum": 2, "mean": 2 / n, "half_sum": 1, "half_mean": 1 / n}[reduction]
    # Two matrix-vector products; forming X.T @ X first would cost d times as much.
    return factor * (X.T @ (X @ w - y).astype(float))
