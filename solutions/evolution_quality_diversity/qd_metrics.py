"""Reference for evolution_quality_diversity/qd_metrics."""

import numpy as np


def qd_metrics(
    grid: dict[tuple[int, ...], tuple[np.ndarray, float]], n_cells: int, offset: float = 0.0
) -> dict[str, float]:
    """Measure how full and how good a grid of elites is.

    Size and coverage look at the cells, largest and mean fitness at the elites, and the
    QD-score at both.

    Parameters
    ----------
    grid : dict
        For each filled cell ``(x, fitness)`` of its elite.
    n_cells : int
        Number of all cells, the empty ones included.
    offset : float, optional
        Taken off each elite's fitness in the QD-score; choose a lower bound of the fitness.

    Returns
    -------
    dict
        ``size``, the number of elites; ``coverage``, their share of all cells; ``max`` and
        ``mean`` of their fitness as it is, NaN if there is none; and ``qd_score``, the sum of
        ``fitness - offset`` over the elites, 0 if there is none.

    Raises
    ------
    ValueError
        If `n_cells` is below 1 or below the number of elites.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Pugh, Soros, Stanley, "Quality diversity: a new frontier for evolutionary
       computation", Frontiers in Robotics and AI 3:40, 2016.

    Examples
    --------
    >>> grid = {(0, 0): (np.zeros(2), -1.0), (2, 1): (np.ones(2), -4.0)}
    >>> qd_metrics(grid, 8, -5.0)
    {'size': 2, 'coverage': 0.25, 'max': -1.0, 'mean': -2.5, 'qd_score': 5.0}
    """
    if n_cells < 1 or n_cells < len(grid):
        raise ValueError("n_cells must be at least 1 and at least the number of elites")
    fitness = np.array([value for _, value in grid.values()])
    return {
        "size": len(grid),
        "coverage": len(grid) / n_cells,
        "max": float(fitness.max()) if len(grid) else float("nan"),
        "mean": float(fitness.mean()) if len(grid) else float("nan"),
        "qd_score": float(np.sum(fitness - offset)),
    }
