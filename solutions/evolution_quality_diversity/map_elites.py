"""Reference for evolution_quality_diversity/map_elites."""

from collections.abc import Callable

import numpy as np

from solutions.evolution_quality_diversity.cell_index import cell_index
from solutions.evolution_quality_diversity.map_elites_add import map_elites_add


def map_elites(
    f: Callable[[np.ndarray], float],
    behaviour: Callable[[np.ndarray], np.ndarray],
    d: int,
    bins: int,
    low: np.ndarray,
    high: np.ndarray,
    n_init: int,
    n_iter: int,
    sigma: float,
    rng: np.random.Generator,
) -> dict[tuple[int, ...], tuple[np.ndarray, float]]:
    """Fill a grid with elites: random solutions first, then offspring of the elites.

    The first solutions are the rows of ``rng.uniform(0, 1, size=(n_init, d))``. Then, `n_iter`
    times, the cells are sorted, the parent is the elite of
    ``cells[rng.integers(len(cells))]``, and the new solution is
    ``parent + sigma * rng.standard_normal(d)``, clipped to [0, 1]. Every solution is offered
    with ``map_elites_add`` to the ``cell_index`` of its behaviour.

    Parameters
    ----------
    f : callable
        Takes a solution of shape (d,), returns its fitness, finite; larger is better. It is
        called once for each solution.
    behaviour : callable
        Takes a solution of shape (d,), returns its descriptor of shape (q,). It is called
        once for each solution.
    d : int
        Number of coordinates.
    bins : int
        Number of parts in every dimension of the grid.
    low : ndarray of shape (q,)
        Lower end of the range in each dimension.
    high : ndarray of shape (q,)
        Upper end of the range in each dimension.
    n_init : int
        Number of random solutions, 1 or more.
    n_iter : int
        Number of offspring, 0 or more.
    sigma : float
        Standard deviation of a step, 0 or more.
    rng : numpy.random.Generator
        Draws the first solutions, then for each offspring its parent and its step.

    Returns
    -------
    dict
        For each filled cell ``(x, fitness)`` of its elite.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Mouret, Clune, "Illuminating search spaces by mapping elites",
       arXiv:1504.04909, 2015, figure 2.

    Examples
    --------
    >>> low, high = np.zeros(1), np.ones(1)
    >>> rng = np.random.default_rng(0)
    >>> grid = map_elites(np.sum, lambda x: x[:1], 2, 3, low, high, 5, 50, 0.2, rng)
    >>> sorted(grid)
    [(0,), (1,), (2,)]
    """
    grid: dict[tuple[int, ...], tuple[np.ndarray, float]] = {}
    for x in rng.uniform(0, 1, size=(n_init, d)):
        grid, _ = map_elites_add(grid, cell_index(behaviour(x), low, high, bins), x, f(x))
    for _ in range(n_iter):
        cells = sorted(grid)
        parent, _ = grid[cells[rng.integers(len(cells))]]
        x = np.clip(parent + sigma * rng.standard_normal(d), 0, 1)
        grid, _ = map_elites_add(grid, cell_index(behaviour(x), low, high, bins), x, f(x))
    return grid
