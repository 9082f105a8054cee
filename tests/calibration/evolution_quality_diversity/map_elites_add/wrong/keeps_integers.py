"""stores integers as they are

Breaks: integers
"""


def map_elites_add(grid, cell, x, fitness):
    if np.isnan(fitness) or (cell in grid and fitness <= grid[cell][1]):
        return dict(grid), False
    return {**grid, cell: (x, fitness)}, True
