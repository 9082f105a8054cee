"""Reference for evolution_quality_diversity/novelty_search."""

from collections.abc import Callable

import numpy as np

from solutions.evolution_quality_diversity.archive_update import archive_update
from solutions.evolution_quality_diversity.gaussian_offspring import gaussian_offspring
from solutions.evolution_quality_diversity.novelty_scores import novelty_scores


def novelty_search(
    f_behaviour: Callable[[np.ndarray], np.ndarray],
    P0: np.ndarray,
    n_gen: int,
    lam: int,
    sigma: float,
    k: int,
    threshold: float,
    rng: np.random.Generator,
) -> np.ndarray:
    """Evolve for novelty alone, and return the archive of what has been seen.

    In each generation the descriptors of the population `P` are computed; their
    ``novelty_scores`` are taken; then ``archive_update`` adds to the archive, which starts
    empty. The ``max(1, n // 2)`` most novel of the n rows of `P` are the parents, most novel
    first, equal ones by index. Their offspring, by ``gaussian_offspring``, replace `P`.

    Parameters
    ----------
    f_behaviour : callable
        Takes a row of shape (d,), returns its descriptor of shape (q,).
    P0 : ndarray of shape (n0, d)
        The first population, of at least one row.
    n_gen : int
        Number of generations, 0 or more.
    lam : int
        Number of offspring in each generation, 1 or more.
    sigma : float
        Standard deviation of a step, 0 or more.
    k : int
        Number of neighbours, 1 or more.
    threshold : float
        Novelty that a row must exceed to enter the archive.
    rng : numpy.random.Generator
        Draws as ``gaussian_offspring`` does, once in each generation.

    Returns
    -------
    ndarray of shape (m, q)
        The archive; for ``n_gen = 0`` it is empty, of shape (0, q).

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Lehman, Stanley, "Abandoning objectives: evolution through the search for
       novelty alone", Evolutionary Computation 19(2), 2011, section 3.

    Examples
    --------
    >>> P0 = np.array([[0.0], [2.0], [2.0]])
    >>> novelty_search(lambda x: 10 * x, P0, 1, 4, 0.1, 1, 0.5, np.random.default_rng(0)).tolist()
    [[0.0], [20.0]]
    """
    P = P0
    archive = np.empty((0, len(f_behaviour(P0[0]))))
    for _ in range(n_gen):
        B = np.array([f_behaviour(x) for x in P])
        scores = novelty_scores(B, archive, k)
        archive = archive_update(archive, B, threshold, k)
        parents = P[np.argsort(-scores, kind="stable")[: max(1, len(P) // 2)]]
        P = gaussian_offspring(parents, lam, sigma, rng)
    return archive
