"""Reference for optimization/backtracking."""

from collections.abc import Callable

import numpy as np


def backtracking(
    f: Callable[[np.ndarray], float],
    grad: np.ndarray,
    w: np.ndarray,
    eta0: float = 1.0,
    beta: float = 0.5,
    c: float = 1e-4,
) -> float:
    """Shorten a step until it goes down enough.

    Tries ``eta = eta0, eta0 * beta, eta0 * beta**2, ...`` and returns the first one
    with ``f(w - eta * grad) <= f(w) - c * eta * norm(grad)**2``, the condition of
    Armijo.

    Parameters
    ----------
    f : callable
        Objective: takes an array of shape (d,), returns a float. May return
        ``inf`` outside of its domain; such a step is refused. Finite at `w`.
    grad : ndarray of shape (d,)
        Gradient of `f` at `w`.
    w : ndarray of shape (d,)
        Where we are.
    eta0 : float, optional
        The first step size to try, positive.
    beta : float, optional
        Factor by which to shorten, ``0 < beta < 1``.
    c : float, optional
        Share of the promised decrease to insist on, ``0 < c < 1``.

    Returns
    -------
    float
        The step size ``eta0 * beta**k`` with the smallest ``k`` from 0 to 60 that
        meets the condition; 0.0 if none of them does.

    Notes
    -----
    Where the gradient is zero, `eta0` meets the condition. Compared at a relative
    tolerance of 1e-9; no test has a trial step nearer to the border of the
    condition than 1e-6 of its two sides.

    References
    ----------
    .. [1] Nocedal, Wright, "Numerical Optimization", 2nd ed., 2006, section 3.1,
       algorithm 3.1 and eq. (3.4).

    Examples
    --------
    For f(w) = w**2 at w = 1 the gradient is 2. A step of 1 lands at -1, no lower;
    a step of 0.5 lands at the bottom.

    >>> backtracking(lambda w: float(w @ w), np.array([2.0]), np.array([1.0]))
    0.5
    """
    start, slope = f(w), grad @ grad
    for k in range(61):
        eta = eta0 * beta**k
        if f(w - eta * grad) <= start - c * eta * slope:
            return float(eta)
    return 0.0
