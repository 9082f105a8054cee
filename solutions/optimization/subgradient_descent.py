"""Reference for optimization/subgradient_descent."""

from collections.abc import Callable

import numpy as np


def subgradient_descent(
    f: Callable[[np.ndarray], float],
    subgrad: Callable[[np.ndarray], np.ndarray],
    w0: np.ndarray,
    lr: Callable[[int], float],
    n_iter: int,
) -> tuple[np.ndarray, float]:
    """Walk along subgradients, and remember the best point on the way.

    Step ``t = 1, 2, ..., n_iter`` goes from ``w`` to ``w - lr(t) * subgrad(w)``.
    All of them are taken, also those that go up.

    Parameters
    ----------
    f : callable
        Objective, convex, perhaps with kinks: takes an array of shape (d,),
        returns a float.
    subgrad : callable
        A subgradient: takes an array of shape (d,), returns one of shape (d,).
    w0 : ndarray of shape (d,)
        Where to start.
    lr : callable
        Step-size rule: takes the number of the step, an int from 1, and returns
        a float.
    n_iter : int
        Number of steps, ``n_iter >= 0``.

    Returns
    -------
    w : ndarray of shape (d,)
        The iterate with the smallest objective, out of all ``n_iter + 1``, `w0`
        and the last one included; the earliest of several equally good ones.
    value : float
        The objective there.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, and an absolute one of 1e-9. Tests
    have ties that are exact, or none.

    References
    ----------
    .. [1] Shor, "Minimization Methods for Non-Differentiable Functions", 1985,
       chapter 2; the best iterate: Nesterov, "Introductory Lectures on Convex
       Optimization", 2004, section 3.2.3.

    Examples
    --------
    The iterates for abs(w) are 3, 1, -1: steps of 2 jump across the kink.

    >>> w, value = subgradient_descent(
    ...     lambda w: float(np.abs(w).sum()), np.sign, np.array([3.0]), lambda t: 2.0, 2
    ... )
    >>> w.tolist(), value
    ([1.0], 1.0)
    """
    w = np.array(w0, dtype=float)
    best, lowest = w, f(w)
    for t in range(1, n_iter + 1):
        w = w - lr(t) * subgrad(w)
        value = f(w)
        if value < lowest:
            best, lowest = w, value
    return best, float(lowest)
