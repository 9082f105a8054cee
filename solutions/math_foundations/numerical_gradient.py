"""Reference for math_foundations/numerical_gradient."""

from collections.abc import Callable

import numpy as np


def numerical_gradient(f: Callable, x: np.ndarray, h: float = 1e-5) -> np.ndarray:
    """Estimate the gradient of a function by central differences.

    Entry ``i`` is ``(f(x + h e_i) - f(x - h e_i)) / (2 h)``, where ``e_i`` is the
    unit vector ``i``.

    Parameters
    ----------
    f : callable
        Takes an array of shape (d,) and returns a float.
    x : ndarray of shape (d,)
        Where to differentiate, ``d >= 1``; floats or integers.
    h : float, optional
        The step, positive.

    Returns
    -------
    ndarray of shape (d,)
        The estimate, as float64.

    Notes
    -----
    `f` is called exactly ``2 d`` times. The error is of the order ``h**2``. Compared
    with the formula at a tolerance of 1e-7 relative to the largest entry, which
    leaves room for rounding.

    References
    ----------
    .. [1] Nocedal, Wright, "Numerical Optimization", 2nd ed., 2006, section 8.1,
       the central-difference formula.

    Examples
    --------
    >>> numerical_gradient(lambda x: x[0] ** 2 + 3 * x[1], np.array([2.0, 5.0])).round(6)
    array([4., 3.])
    """
    x = x.astype(float)
    gradient = np.empty(len(x))
    for i in range(len(x)):
        step = np.zeros(len(x))
        step[i] = h
        gradient[i] = (f(x + step) - f(x - step)) / (2 * h)
    return gradient
