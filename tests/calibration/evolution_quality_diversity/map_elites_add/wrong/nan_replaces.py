"""lets NaN replace an elite"""


def map_elites_add(grid, cell, x, fitness):
    if (cell not in grid and np.isnan(fitness)) or (cell in grid and fitness <= grid[cell][1]):
        return dict(grid), False
    return {**grid, cell: (np.array(x, dtype=float), float(fitness))}, True
