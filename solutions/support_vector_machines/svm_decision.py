"""Reference for support_vector_machines/svm_decision."""

import numpy as np


def svm_decision(alpha: np.ndarray, y: np.ndarray, K_test: np.ndarray, b: float) -> np.ndarray:
    """Compute the scores of new points from multipliers and inner products.

    Neither weights nor features are needed, so `K_test` may come from a kernel.

    Parameters
    ----------
    alpha : ndarray of shape (n,)
        Multipliers of the training points.
    y : ndarray of shape (n,)
        Their labels, -1 or +1.
    K_test : ndarray of shape (m, n)
        ``K_test[k, i]`` is the inner product of the new point ``k`` with the
        training point ``i``.
    b : float
        Offset.

    Returns
    -------
    ndarray of shape (m,)
        ``sum_i alpha_i y_i K_test[k, i] + b`` for each new point ``k``.

    Raises
    ------
    ValueError
        If `K_test` has not one column for each training point.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, and an absolute one of 1e-9 times
    the size of what is added up.

    References
    ----------
    .. [1] Hastie, Tibshirani, Friedman, "The Elements of Statistical
       Learning", 2nd ed., 2009, section 12.3.1, eq. (12.22).

    Examples
    --------
    The new points 5 and -1, beside the training points 0, 2 and 3:

    >>> K_test = np.array([[0.0, 10.0, 15.0], [0.0, -2.0, -3.0]])
    >>> svm_decision(np.array([0.5, 0.5, 0.0]), np.array([-1, 1, 1]), K_test, -1.0).tolist()
    [4.0, -2.0]
    """
    if K_test.shape[1] != len(alpha):
        raise ValueError(f"K_test has {K_test.shape[1]} columns, not {len(alpha)}")
    return K_test @ (alpha * y) + b
