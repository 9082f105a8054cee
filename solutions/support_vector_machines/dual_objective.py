"""Reference for support_vector_machines/dual_objective."""

import numpy as np


def dual_objective(alpha: np.ndarray, K: np.ndarray, y: np.ndarray) -> float:
    """Compute the dual objective of the support vector machine, to be maximised.

    It is ``sum_i alpha_i - sum_ij alpha_i alpha_j y_i y_j K_ij / 2``.

    Parameters
    ----------
    alpha : ndarray of shape (n,)
        Multipliers, feasible or not.
    K : ndarray of shape (n, n)
        Inner products, ``K[i, j] = x_i . x_j`` or a kernel; symmetric.
    y : ndarray of shape (n,)
        Labels, -1 or +1.

    Returns
    -------
    float
        The objective: for feasible `alpha` a lower bound of every primal value.

    Notes
    -----
    Compared at a relative tolerance of 1e-9 of the larger of its two terms.

    References
    ----------
    .. [1] Cortes, Vapnik, "Support-Vector Networks", Machine Learning 20,
       1995, 273-297, eq. (16).

    Examples
    --------
    >>> K, y = np.array([[0.0, 0.0], [0.0, 4.0]]), np.array([-1.0, 1.0])
    >>> dual_objective(np.array([0.5, 0.5]), K, y)
    0.5
    """
    signed = alpha * y
    return float(np.sum(alpha) - signed @ K @ signed / 2)
