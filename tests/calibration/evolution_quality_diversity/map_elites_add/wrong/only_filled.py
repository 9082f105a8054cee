"""stores nothing into empty cells

Breaks: empty cells
Slips: 1, empty cells occur in three tests
"""


def map_elites_add(grid, cell, x, fitness):
    if np.isnan(fitness) or cell not in grid or fitness <= grid[cell][1]:
        return dict(grid), False
    return {**grid, cell: (np.array(x, dtype=float), float(fitness))}, True
