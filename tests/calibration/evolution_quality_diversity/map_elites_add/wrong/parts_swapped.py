"""returns the bool before the grid

Slips: 1, both parts are swapped everywhere
"""


def map_elites_add(grid, cell, x, fitness):
    if np.isnan(fitness) or (cell in grid and fitness <= grid[cell][1]):
        return False, dict(grid)
    return True, {**grid, cell: (np.array(x, dtype=float), float(fitness))}
