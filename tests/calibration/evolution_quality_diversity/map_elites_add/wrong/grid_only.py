"""returns the grid only

Slips: 1, half of the result is missing everywhere
"""


def map_elites_add(grid, cell, x, fitness):
    if np.isnan(fitness) or (cell in grid and fitness <= grid[cell][1]):
        return dict(grid)
    return {**grid, cell: (np.array(x, dtype=float), float(fitness))}
