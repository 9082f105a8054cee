"""Reference for randomized_optimization/simulated_annealing."""

from collections.abc import Callable

import numpy as np

from solutions.randomized_optimization.acceptance_probability import acceptance_probability


def simulated_annealing(
    f: Callable, x0: np.ndarray, T0: float, decay: float, n_iter: int, rng: np.random.Generator
) -> tuple[np.ndarray, float, np.ndarray]:
    """Walk by flips of random bits, and lose height ever less willingly.

    In the heat it accepts nearly every step, in the cold only gains.

    Parameters
    ----------
    f : callable
        What is to be maximised: takes a bit string of shape (n,), returns a number.
    x0 : ndarray of int, shape (n,)
        Where to begin: zeros and ones.
    T0 : float
        The temperature of step 0, at least 0 and finite.
    decay : float
        Step k has the temperature T0 * decay**k; above 0, at most 1.
    n_iter : int
        The number of steps, at least 0.
    rng : np.random.Generator
        The source of all draws.

    Returns
    -------
    x : ndarray of int, shape (n,)
        The best string that the walk stood on, the first of equals.
    value : float
        Its value.
    trace : ndarray of float, shape (n_iter + 1,)
        Values of f where the walk stands, before the first and after each step.

    Notes
    -----
    Step k draws the bit to flip by ``rng.integers(n)`` and then, in every case,
    ``u = rng.random()``; the flip is kept if u is below the acceptance probability.
    f is called 1 + n_iter times.

    References
    ----------
    .. [1] Kirkpatrick, Gelatt, Vecchi, "Optimization by simulated annealing",
       Science 220, 1983.

    Examples
    --------
    >>> rng = np.random.default_rng(2)
    >>> simulated_annealing(np.sum, np.array([0, 0, 0]), 0.9, 0.9, 6, rng)
    (array([1, 1, 1]), 3.0, array([0., 1., 2., 3., 3., 2., 2.]))
    """
    x = np.array(x0, dtype=int)
    value = f(x.copy())
    best, best_value, trace = x.copy(), value, [value]
    for step in range(n_iter):
        new = x.copy()
        new[rng.integers(len(x))] ^= 1
        u, new_value = rng.random(), f(new.copy())
        if u < acceptance_probability(new_value - value, T0 * decay**step):
            x, value = new, new_value
        if value > best_value:
            best, best_value = x.copy(), value
        trace.append(value)
    return best, float(best_value), np.array(trace, dtype=float)
