"""Reference for kernels/kernel_ridge_fit."""

import numpy as np


def kernel_ridge_fit(K: np.ndarray, y: np.ndarray, lam: float) -> np.ndarray:
    """Solve ``(K + lam * I) beta = y``.

    That is ridge regression without an intercept in the features of the kernel:
    the weights ``sum_i beta_i phi(x_i)`` minimise the sum of squared errors plus
    ``lam`` times their squared length.

    Parameters
    ----------
    K : ndarray of shape (n, n)
        The Gram matrix of the training points.
    y : ndarray of shape (n,) or (n, k)
        Targets, or k targets for each point.
    lam : float
        The penalty, not negative.

    Returns
    -------
    ndarray of the shape of `y`
        The coefficients beta.

    Raises
    ------
    ValueError
        If `lam` is negative.
    LinAlgError
        If ``K + lam * I`` is singular: if ``np.linalg.matrix_rank`` of it is below n.

    Notes
    -----
    Compared at a relative tolerance of 1e-8, and an absolute one of 1e-8 times the
    largest coefficient; the condition of ``K + lam * I`` is at most 1e6.

    References
    ----------
    .. [1] Shawe-Taylor, Cristianini, "Kernel Methods for Pattern Analysis", Cambridge
       University Press, 2004, section 2.2.2.

    Examples
    --------
    >>> K = np.array([[1.0, 2.0], [2.0, 4.0]])
    >>> kernel_ridge_fit(K, np.array([2.0, 7.0]), 1.0).round(4).tolist()
    [-0.6667, 1.6667]
    """
    if lam < 0:
        raise ValueError("lam must not be negative")
    system = K + lam * np.eye(len(K))
    if np.linalg.matrix_rank(system) < len(K):
        raise np.linalg.LinAlgError("K + lam * I is singular")
    return np.linalg.solve(system, y)
