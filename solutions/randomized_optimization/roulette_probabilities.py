"""Reference for randomized_optimization/roulette_probabilities."""

import numpy as np


def roulette_probabilities(fitness: np.ndarray) -> np.ndarray:
    """Return the shares of a roulette wheel, in proportion to fitness.

    A fit individual is drawn more often than a less fit one.

    Parameters
    ----------
    fitness : ndarray of shape (N,)
        The fitness of each individual, at least 0.

    Returns
    -------
    ndarray of shape (N,)
        Fitness divided by the sum of all; equal shares if all are 0.

    Raises
    ------
    ValueError
        If some fitness is below 0.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Goldberg, "Genetic Algorithms in Search, Optimization, and Machine
       Learning", 1989, chapter 1.

    Examples
    --------
    >>> roulette_probabilities(np.array([1.0, 3.0, 0.0]))
    array([0.25, 0.75, 0.  ])
    """
    fitness = np.asarray(fitness, dtype=float)
    if np.any(fitness < 0):
        raise ValueError("a wheel has no room for negative fitness")
    total = fitness.sum()
    return fitness / total if total > 0 else np.full(len(fitness), 1 / len(fitness))
