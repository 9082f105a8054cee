"""stores into empty cells only

Slips: 1, better solutions occur everywhere
"""


def map_elites_add(grid, cell, x, fitness):
    if np.isnan(fitness) or (cell in grid):
        return dict(grid), False
    return {**grid, cell: (np.array(x, dtype=float), float(fitness))}, True
