"""writes the cell as a text

Slips: 1, new cells occur everywhere
"""


def map_elites_add(grid, cell, x, fitness):
    if np.isnan(fitness) or (cell in grid and fitness <= grid[cell][1]):
        return dict(grid), False
    return {**grid, str(cell): (np.array(x, dtype=float), float(fitness))}, True
