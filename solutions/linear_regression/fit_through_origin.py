"""Reference for linear_regression/fit_through_origin."""

import numpy as np


def fit_through_origin(x: np.ndarray, y: np.ndarray) -> float:
    """Fit a straight line that passes through the origin.

    Return the slope ``w`` that minimises ``sum((y - w * x)**2)``.

    Parameters
    ----------
    x : ndarray of shape (n,)
        Values of the single feature, ``n >= 1``.
    y : ndarray of shape (n,)
        Targets.

    Returns
    -------
    float
        The slope, which may be negative.

    Raises
    ------
    ValueError
        If every entry of `x` is 0: then each slope fits equally well.

    Notes
    -----
    The model has no intercept, so its slope is in general not the slope of the
    line fitted with one. Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Hastie, Tibshirani, Friedman, "The Elements of Statistical
       Learning", 2nd ed., 2009, section 3.2.3, eqs. (3.23) and (3.24).

    Examples
    --------
    >>> fit_through_origin(np.array([1.0, 2.0]), np.array([1.0, 7.0]))
    3.0
    """
    if not np.any(x):
        raise ValueError("every entry of x is 0: the slope is not determined")
    # Setting the derivative -2 * sum(x * (y - w * x)) to zero gives the quotient of two sums.
    return float(x @ y / (x @ x))
