"""Reference for randomized_optimization/tournament_select."""

import numpy as np


def tournament_select(fitness: np.ndarray, n_parents: int, rng: np.random.Generator) -> np.ndarray:
    """Return the winners of tournaments between two individuals each.

    Only the order of fitness matters, not its size.

    Parameters
    ----------
    fitness : ndarray of shape (N,)
        The fitness of each individual; higher is better.
    n_parents : int
        The number of tournaments, at least 0.
    rng : np.random.Generator
        The source of the pairs.

    Returns
    -------
    ndarray of int, shape (n_parents,)
        The number of the winner of each tournament.

    Notes
    -----
    One draw, ``rng.integers(0, N, size=(n_parents, 2))``: row k is tournament k. An
    individual may meet itself. Of equals the first of the pair wins.

    References
    ----------
    .. [1] Goldberg, Deb, "A comparative analysis of selection schemes used in genetic
       algorithms", 1991.

    Examples
    --------
    >>> fitness = np.array([3.0, 9.0, 1.0, 5.0])
    >>> tournament_select(fitness, 3, np.random.default_rng(0))
    array([3, 1, 1])
    """
    fitness = np.asarray(fitness)
    first, second = rng.integers(0, len(fitness), size=(n_parents, 2)).T
    return np.where(fitness[second] > fitness[first], second, first)
