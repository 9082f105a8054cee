"""refuses infinite fitness like NaN

Breaks: infinities
"""


def map_elites_add(grid, cell, x, fitness):
    if not np.isfinite(fitness) or (cell in grid and fitness <= grid[cell][1]):
        return dict(grid), False
    return {**grid, cell: (np.array(x, dtype=float), float(fitness))}, True
