"""Reference for evolution_quality_diversity/es_select."""

import numpy as np


def es_select(P: np.ndarray, fitness: np.ndarray, mu: int) -> tuple[np.ndarray, np.ndarray]:
    """Select the fittest, best first.

    Equal fitness: the smaller index first. Fitness may be infinite or NaN; NaN comes after
    everything else, also after minus infinity, and several NaN by index.

    Parameters
    ----------
    P : ndarray of shape (n, d)
        The population, one individual per row.
    fitness : ndarray of shape (n,)
        Fitness of each individual; larger is better.
    mu : int
        How many to select, from 1 to n.

    Returns
    -------
    parents : ndarray of shape (mu, d)
        The best rows of `P`, best first.
    fitness : ndarray of shape (mu,)
        Their fitness, float64, in the same order.

    Raises
    ------
    ValueError
        If `mu` is below 1 or above n.

    Notes
    -----
    Compared exactly.

    References
    ----------
    .. [1] Beyer, Schwefel, "Evolution strategies: a comprehensive introduction",
       Natural Computing 1, 2002, section 2.

    Examples
    --------
    >>> P = np.array([[0.0], [1.0], [2.0]])
    >>> parents, fitness = es_select(P, np.array([5.0, 9.0, 5.0]), 2)
    >>> parents.tolist(), fitness.tolist()
    ([[1.0], [0.0]], [9.0, 5.0])
    """
    if not 1 <= mu <= len(P):
        raise ValueError("mu must be from 1 to the size of the population")
    fitness = np.asarray(fitness, dtype=float)
    order = np.argsort(-fitness, kind="stable")[:mu]
    return P[order], fitness[order]
