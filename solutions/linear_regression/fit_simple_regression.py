"""Reference for linear_regression/fit_simple_regression."""

import numpy as np


def fit_simple_regression(x: np.ndarray, y: np.ndarray) -> tuple[float, float]:
    """Fit a straight line with intercept to one feature.

    Return ``w0`` and ``w1`` that minimise ``sum((y - w0 - w1 * x)**2)``.

    Parameters
    ----------
    x : ndarray of shape (n,)
        Values of the single feature, ``n >= 1``.
    y : ndarray of shape (n,)
        Targets.

    Returns
    -------
    w0 : float
        Intercept, the first of the two.
    w1 : float
        Slope.

    Raises
    ------
    ValueError
        If `x` is constant, that is, if its largest and smallest entry are
        equal (0.1 repeated is constant; so is a single sample).

    Notes
    -----
    Both are compared at a relative tolerance of 1e-9. The slope must stay
    accurate when `x` lies far from zero: for values around 1e8 that spread
    over about 1 it must still be right to a relative 1e-6.

    References
    ----------
    .. [1] James, Witten, Hastie, Tibshirani, "An Introduction to Statistical
       Learning", 2013, section 3.1.1, eq. (3.4).

    Examples
    --------
    Three points on no common line; the best one is ``1/3 + x/2``.

    >>> w0, w1 = fit_simple_regression(np.array([1.0, 2.0, 3.0]), np.array([1.0, 1.0, 2.0]))
    >>> round(w0, 6), round(w1, 6)
    (0.333333, 0.5)
    """
    # Not x.var() == 0: the mean of [0.1, 0.1, 0.1] is rounded, and its variance comes out as 2e-34.
    if x.max() == x.min():
        raise ValueError("x is constant: the slope is not determined")
    x_mean, y_mean = x.mean(), y.mean()
    # Centre before multiplying: mean(x * y) - mean(x) * mean(y) would subtract two huge,
    # nearly equal numbers when x is far from zero, and lose all digits.
    x_centred = x - x_mean
    w1 = x_centred @ (y - y_mean) / (x_centred @ x_centred)
    return float(y_mean - w1 * x_mean), float(w1)
