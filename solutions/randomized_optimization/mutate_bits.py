"""Reference for randomized_optimization/mutate_bits."""

import numpy as np


def mutate_bits(P: np.ndarray, rate: float, rng: np.random.Generator) -> np.ndarray:
    """Flip each bit of a population with the same probability.

    Mutation brings in bits that no individual has.

    Parameters
    ----------
    P : ndarray of int, shape (N, n)
        One individual a row: zeros and ones. N may be 0.
    rate : float
        The probability of a flip, from 0 to 1.
    rng : np.random.Generator
        The source of the draws.

    Returns
    -------
    ndarray of int, shape (N, n)
        A new population.

    Notes
    -----
    One draw, ``rng.random(P.shape)``: a bit is flipped where its number is below rate.

    References
    ----------
    .. [1] Goldberg, "Genetic Algorithms in Search, Optimization, and Machine
       Learning", 1989, chapter 1.

    Examples
    --------
    >>> mutate_bits(np.zeros((2, 4), dtype=int), 0.3, np.random.default_rng(0))
    array([[0, 1, 1, 1],
           [0, 0, 0, 0]])
    """
    P = np.array(P, dtype=int)
    return np.where(rng.random(P.shape) < rate, 1 - P, P)
