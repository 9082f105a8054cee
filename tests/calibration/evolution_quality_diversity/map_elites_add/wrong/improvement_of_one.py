"""asks for an improvement of one at least"""


def map_elites_add(grid, cell, x, fitness):
    if np.isnan(fitness) or (cell in grid and fitness <= grid[cell][1] + 0.99):
        return dict(grid), False
    return {**grid, cell: (np.array(x, dtype=float), float(fitness))}, True
