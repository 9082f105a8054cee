"""keeps the old fitness of a replaced elite

Slips: 1, replaced elites occur everywhere
"""


def map_elites_add(grid, cell, x, fitness):
    if np.isnan(fitness) or (cell in grid and fitness <= grid[cell][1]):
        return dict(grid), False
    return {**grid, cell: (np.array(x, dtype=float), float(grid[cell][1] if cell in grid else fitness))}, True
