"""Reference for support_vector_machines/svm_primal_objective."""

import numpy as np


def svm_primal_objective(w: np.ndarray, b: float, X: np.ndarray, y: np.ndarray, C: float) -> float:
    """Compute the objective of the soft-margin support vector machine.

    It is ``norm(w)**2 / 2 + C * sum_i max(0, 1 - y_i (w . x_i + b))``.

    Parameters
    ----------
    w : ndarray of shape (d,)
        Weights.
    b : float
        Offset.
    X : ndarray of shape (n, d)
        Points, one per row.
    y : ndarray of shape (n,)
        Labels, -1 or +1.
    C : float
        The price of slack, ``C >= 0``.

    Returns
    -------
    float
        Half of the squared length of `w`, plus `C` times the sum (not the mean)
        of the slacks.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Hastie, Tibshirani, Friedman, "The Elements of Statistical
       Learning", 2nd ed., 2009, section 12.2, eq. (12.8).

    Examples
    --------
    >>> X, y = np.array([[0.0], [2.0], [3.0]]), np.array([-1.0, 1.0, 1.0])
    >>> svm_primal_objective(np.array([1.0]), -2.0, X, y, 10.0)
    10.5
    """
    slack = np.maximum(0, 1 - y * (X @ w + b))
    return float(w @ w / 2 + C * slack.sum())
