"""Reference for evolution_quality_diversity/map_elites_add."""

import numpy as np


def map_elites_add(
    grid: dict[tuple[int, ...], tuple[np.ndarray, float]],
    cell: tuple[int, ...],
    x: np.ndarray,
    fitness: float,
) -> tuple[dict[tuple[int, ...], tuple[np.ndarray, float]], bool]:
    """Offer a solution to its cell, which keeps the best so far.

    It is stored if its cell is empty or holds a lower fitness. NaN is never stored.

    Parameters
    ----------
    grid : dict
        For each filled cell ``(x, fitness)`` of its elite. It stays as it is.
    cell : tuple of int
        The cell of the new solution.
    x : ndarray of shape (d,)
        The new solution.
    fitness : float
        Its fitness; larger is better. It may be NaN or infinite.

    Returns
    -------
    grid : dict
        A new dict with all elites, the new one included if it was stored.
    stored : bool
        Whether it was.

    Notes
    -----
    Compared exactly.

    References
    ----------
    .. [1] Mouret, Clune, "Illuminating search spaces by mapping elites",
       arXiv:1504.04909, 2015, figure 2.

    Examples
    --------
    >>> grid, stored = map_elites_add({}, (0, 1), np.array([0.5]), 2.0)
    >>> grid, stored
    ({(0, 1): (array([0.5]), 2.0)}, True)
    >>> map_elites_add(grid, (0, 1), np.array([0.7]), 2.0)[1]
    False
    """
    if np.isnan(fitness) or (cell in grid and fitness <= grid[cell][1]):
        return dict(grid), False
    return {**grid, cell: (np.array(x, dtype=float), float(fitness))}, True
