"""Reference for randomized_optimization/random_restart."""

from collections.abc import Callable

import numpy as np

from solutions.randomized_optimization.hill_climb import hill_climb


def random_restart(
    f: Callable, n_bits: int, n_restarts: int, rng: np.random.Generator
) -> tuple[np.ndarray, float, int]:
    """Return the best of several climbs from random starts.

    Climbs from random places find peaks that a single climb misses.

    Parameters
    ----------
    f : callable
        What is to be maximised: takes a bit string of shape (n_bits,), returns a number.
    n_bits : int
        The length of the strings, at least 1.
    n_restarts : int
        The number of climbs in all, at least 1.
    rng : np.random.Generator
        The source of the starts.

    Returns
    -------
    x : ndarray of int, shape (n_bits,)
        Where the best climb ended, the first of equals.
    value : float
        Its value.
    evaluations : int
        How many times f was called in all climbs together.

    Raises
    ------
    ValueError
        If `n_restarts` is below 1.

    Notes
    -----
    Each start is drawn by ``rng.integers(0, 2, size=n_bits)``, and each climb is
    ``hill_climb`` with its default number of moves.

    References
    ----------
    .. [1] Russell, Norvig, "Artificial Intelligence: A Modern Approach", 3rd ed.,
       2010, section 4.1.1.

    Examples
    --------
    >>> random_restart(np.sum, 3, 2, np.random.default_rng(0))
    (array([1, 1, 1]), 3.0, 17)
    """
    if n_restarts < 1:
        raise ValueError(f"n_restarts must be at least 1, got {n_restarts}")
    climbs = [hill_climb(f, rng.integers(0, 2, size=n_bits)) for _ in range(n_restarts)]
    best = max(climbs, key=lambda climb: climb[1])
    return best[0], best[1], sum(climb[2] for climb in climbs)
