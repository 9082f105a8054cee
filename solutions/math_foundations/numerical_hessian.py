"""Reference for math_foundations/numerical_hessian."""

from collections.abc import Callable

import numpy as np


def numerical_hessian(f: Callable, x: np.ndarray, h: float = 1e-4) -> np.ndarray:
    """Estimate the matrix of second derivatives by central differences.

    With ``f(++)`` for ``f(x + h e_i + h e_j)``, ``f(+-)`` for ``f(x + h e_i - h e_j)``,
    and so on, entry ``i, j`` is ``(f(++) - f(+-) - f(-+) + f(--)) / (4 h**2)``; on the
    diagonal, where ``i = j``, as well.

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
    ndarray of shape (d, d)
        The estimate, as float64; exactly symmetric.

    Notes
    -----
    Compared with the formula at a tolerance of 1e-5 relative to the largest entry,
    which leaves room for rounding.

    References
    ----------
    .. [1] Abramowitz, Stegun, "Handbook of Mathematical Functions", 1964, formula
       25.3.26.

    Examples
    --------
    >>> numerical_hessian(lambda x: x[0] ** 2 * x[1], np.array([1.0, 3.0])).round(4).tolist()
    [[6.0, 2.0], [2.0, 0.0]]
    """
    x = x.astype(float)
    d = len(x)
    steps = h * np.eye(d)
    H = np.empty((d, d))
    for i in range(d):
        for j in range(i, d):
            a, b = steps[i], steps[j]
            total = f(x + a + b) - f(x + a - b) - f(x - a + b) + f(x - a - b)
            H[i, j] = H[j, i] = total / (4 * h**2)
    return H
