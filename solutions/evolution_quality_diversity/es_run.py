"""Reference for evolution_quality_diversity/es_run."""

from collections.abc import Callable

import numpy as np

from solutions.evolution_quality_diversity.es_select import es_select
from solutions.evolution_quality_diversity.es_step import es_step


def es_run(
    f: Callable[[np.ndarray], float],
    d: int,
    mu: int,
    lam: int,
    sigma: float,
    n_gen: int,
    rng: np.random.Generator,
) -> tuple[np.ndarray, float, np.ndarray]:
    """Maximise with a (mu + lambda) evolution strategy from a random population.

    The first population is ``rng.uniform(-5, 5, size=(mu + lam, d))``; each later one is
    made by ``es_step``, with the same `rng`.

    Parameters
    ----------
    f : callable
        Takes a row of shape (d,), returns its fitness, finite; larger is better. It always
        returns the same for the same row, and may be called at most
        ``(2 * n_gen + 1) * (mu + lam)`` times.
    d : int
        Number of coordinates.
    mu : int
        Number of parents, 1 or more.
    lam : int
        Number of offspring, 1 or more.
    sigma : float
        Standard deviation of a step, 0 or more.
    n_gen : int
        How many times ``es_step`` is called, 0 or more.
    rng : numpy.random.Generator
        Draws the first population, then all steps.

    Returns
    -------
    x : ndarray of shape (d,)
        The best row of the last population; the first of several equally good ones.
    best : float
        Its fitness.
    history : ndarray of shape (n_gen + 1,)
        The best fitness in each population, the first and the last included.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Beyer, Schwefel, "Evolution strategies: a comprehensive introduction",
       Natural Computing 1, 2002, section 2.

    Examples
    --------
    >>> x, best, history = es_run(
    ...     lambda x: -abs(x[0] - 1.0), 1, 5, 20, 0.1, 30, np.random.default_rng(0)
    ... )
    >>> bool(best > -0.01), history.shape
    (True, (31,))
    """
    P = rng.uniform(-5, 5, size=(mu + lam, d))
    history = []
    for generation in range(n_gen + 1):
        if generation > 0:
            P = es_step(P, f, mu, lam, sigma, rng)
        best_row, best = es_select(P, np.array([f(x) for x in P]), 1)
        history.append(best[0])
    return best_row[0], float(best[0]), np.array(history)
