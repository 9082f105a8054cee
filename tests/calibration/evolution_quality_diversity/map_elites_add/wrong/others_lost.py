"""returns the new elite alone

Breaks: other cells
Slips: 1, grids of several cells occur in three tests
"""


def map_elites_add(grid, cell, x, fitness):
    if np.isnan(fitness) or (cell in grid and fitness <= grid[cell][1]):
        return dict(grid), False
    return {cell: (np.array(x, dtype=float), float(fitness))}, True
