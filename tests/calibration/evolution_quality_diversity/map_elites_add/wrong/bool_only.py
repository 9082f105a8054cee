"""returns whether it was stored only

Slips: 1, half of the result is missing everywhere
"""


def map_elites_add(grid, cell, x, fitness):
    if np.isnan(fitness) or (cell in grid and fitness <= grid[cell][1]):
        return False
    return True
