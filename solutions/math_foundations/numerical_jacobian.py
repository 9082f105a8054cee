"""Reference for math_foundations/numerical_jacobian."""

from collections.abc import Callable

import numpy as np


def numerical_jacobian(f: Callable, x: np.ndarray, h: float = 1e-5) -> np.ndarray:
    """Estimate the Jacobian matrix of a vector-valued function by central differences.

    ``J[i, j]`` estimates the derivative of output ``i`` with respect to input ``j``.
    Column ``j`` is ``(f(x + h e_j) - f(x - h e_j)) / (2 h)``.

    Parameters
    ----------
    f : callable
        Takes an array of shape (m,) and returns an array of shape (n,), or a float.
    x : ndarray of shape (m,)
        Where to differentiate, ``m >= 1``; floats or integers.
    h : float, optional
        The step, positive.

    Returns
    -------
    ndarray of shape (n, m)
        The estimate, as float64; shape ``(1, m)`` if `f` returns a float.

    Notes
    -----
    Compared with the formula at a tolerance of 1e-7 relative to the largest entry,
    which leaves room for rounding.

    References
    ----------
    .. [1] Nocedal, Wright, "Numerical Optimization", 2nd ed., 2006, section 8.1,
       "Finite-difference derivative approximations".

    Examples
    --------
    >>> J = numerical_jacobian(lambda x: np.array([x[0] * x[1], x[0]]), np.array([2.0, 5.0]))
    >>> J.round(6).tolist()
    [[5.0, 2.0], [1.0, 0.0]]
    """
    x = x.astype(float)
    columns = []
    for step in h * np.eye(len(x)):
        difference = np.atleast_1d(f(x + step)) - np.atleast_1d(f(x - step))
        columns.append(difference / (2 * h))
    return np.column_stack(columns)
