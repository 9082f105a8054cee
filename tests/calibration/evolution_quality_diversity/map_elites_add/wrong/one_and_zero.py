"""returns 1 and 0 in place of True and False

Slips: 1
"""


def map_elites_add(grid, cell, x, fitness):
    if np.isnan(fitness) or (cell in grid and fitness <= grid[cell][1]):
        return dict(grid), 0
    return {**grid, cell: (np.array(x, dtype=float), float(fitness))}, 1
