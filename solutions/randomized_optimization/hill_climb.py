"""Reference for randomized_optimization/hill_climb."""

from collections.abc import Callable

import numpy as np


def hill_climb(f: Callable, x0: np.ndarray, max_steps: int = 1000) -> tuple[np.ndarray, float, int]:
    """Climb by the best flip of a single bit until none is better.

    Each round looks at all n neighbours of where we stand, and moves to the best
    of them if that is strictly better.

    Parameters
    ----------
    f : callable
        What is to be maximised: takes a bit string of shape (n,), returns a number.
    x0 : ndarray of int, shape (n,)
        Where to begin: zeros and ones.
    max_steps : int, optional
        At most so many moves.

    Returns
    -------
    x : ndarray of int, shape (n,)
        Where the climb ended.
    value : float
        Its value.
    evaluations : int
        How many times f was called.

    Notes
    -----
    Calls of f: x0 once, then n in each round, for the neighbours in the order of the
    bits. Of equally good neighbours the one with the smallest bit wins. After
    max_steps moves no further round begins.

    References
    ----------
    .. [1] Russell, Norvig, "Artificial Intelligence: A Modern Approach", 3rd ed.,
       2010, section 4.1.1.

    Examples
    --------
    >>> hill_climb(np.sum, np.array([0, 1, 0]))
    (array([1, 1, 1]), 3.0, 10)
    """
    x = np.array(x0, dtype=int)
    value, evaluations = f(x.copy()), 1
    for _ in range(max_steps):
        neighbours = np.abs(x - np.eye(len(x), dtype=int))
        values = [f(neighbour) for neighbour in neighbours]
        evaluations += len(values)
        best = int(np.argmax(values))
        if not values[best] > value:
            break
        x, value = neighbours[best].copy(), values[best]
    return x, float(value), evaluations
