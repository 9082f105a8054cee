"""says that everything was stored

Slips: 1, what is not stored occurs everywhere
"""


def map_elites_add(grid, cell, x, fitness):
    if np.isnan(fitness) or (cell in grid and fitness <= grid[cell][1]):
        return dict(grid), True
    return {**grid, cell: (np.array(x, dtype=float), float(fitness))}, True
