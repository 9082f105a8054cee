"""stores the fitness before the solution

Slips: 1, every new elite is written down wrongly
"""


def map_elites_add(grid, cell, x, fitness):
    if np.isnan(fitness) or (cell in grid and fitness <= grid[cell][1]):
        return dict(grid), False
    return {**grid, cell: (float(fitness), np.array(x, dtype=float))}, True
