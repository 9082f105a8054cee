"""Reference for support_vector_machines/dual_qp."""

import numpy as np


def dual_qp(
    K: np.ndarray, y: np.ndarray, C: float
) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """Write the dual of the support vector machine as a quadratic program.

    The program is: minimise ``a.T @ Q @ a / 2 + p @ a`` over all ``a`` with
    ``lower <= a <= upper`` and ``a_eq @ a == 0``.

    Parameters
    ----------
    K : ndarray of shape (n, n)
        Inner products, ``K[i, j] = x_i . x_j`` or a kernel; symmetric.
    y : ndarray of shape (n,)
        Labels, -1 or +1.
    C : float
        The price of slack, positive; ``np.inf`` for a hard margin.

    Returns
    -------
    Q : ndarray of shape (n, n)
        The quadratic part, without the factor 1/2 of the program.
    p : ndarray of shape (n,)
        The linear part.
    lower : ndarray of shape (n,)
        The smallest value of each multiplier.
    upper : ndarray of shape (n,)
        The largest.
    a_eq : ndarray of shape (n,)
        Coefficients of the equality.

    Notes
    -----
    All five are float64; compared at a relative tolerance of 1e-9, zeros exactly.

    References
    ----------
    .. [1] Hastie, Tibshirani, Friedman, "The Elements of Statistical
       Learning", 2nd ed., 2009, section 12.2.1, eq. (12.13), with the sign
       turned.

    Examples
    --------
    >>> K, y = np.array([[1.0, 2.0], [2.0, 4.0]]), np.array([-1.0, 1.0])
    >>> Q, p, lower, upper, a_eq = dual_qp(K, y, 10.0)
    >>> Q.tolist(), p.tolist(), upper.tolist()
    ([[1.0, -2.0], [-2.0, 4.0]], [-1.0, -1.0], [10.0, 10.0])
    """
    n, signs = len(y), y.astype(float)
    return np.outer(signs, signs) * K, -np.ones(n), np.zeros(n), np.full(n, float(C)), signs
