"""Reference for evolution_quality_diversity/es_step."""

from collections.abc import Callable

import numpy as np

from solutions.evolution_quality_diversity.es_select import es_select
from solutions.evolution_quality_diversity.gaussian_offspring import gaussian_offspring


def es_step(
    P: np.ndarray,
    f: Callable[[np.ndarray], float],
    mu: int,
    lam: int,
    sigma: float,
    rng: np.random.Generator,
) -> np.ndarray:
    """Make one generation of a (mu + lambda) evolution strategy.

    Evaluate `P`, select `mu` parents with ``es_select``, make `lam` offspring of them with
    ``gaussian_offspring``.

    Parameters
    ----------
    P : ndarray of shape (n, d)
        The population, of at least `mu` rows.
    f : callable
        Takes a row of shape (d,), returns its fitness; larger is better. It is called once
        for each row of `P`, in order.
    mu : int
        Number of parents, 1 or more.
    lam : int
        Number of offspring, 0 or more.
    sigma : float
        Standard deviation of a step, 0 or more.
    rng : numpy.random.Generator
        Draws as ``gaussian_offspring`` does.

    Returns
    -------
    ndarray of shape (mu + lam, d)
        The new population: the parents, best first, then their offspring.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Beyer, Schwefel, "Evolution strategies: a comprehensive introduction",
       Natural Computing 1, 2002, section 2.

    Examples
    --------
    >>> P = np.array([[3.0], [-1.0], [2.0]])
    >>> es_step(P, lambda x: -x[0] ** 2, 1, 2, 0.0, np.random.default_rng(0)).tolist()
    [[-1.0], [-1.0], [-1.0]]
    """
    fitness = np.array([f(x) for x in P])
    parents, _ = es_select(P, fitness, mu)
    return np.vstack([parents, gaussian_offspring(parents, lam, sigma, rng)])
