"""stores NaN into an empty cell

Breaks: NaN (also for empty cells)
"""


def map_elites_add(grid, cell, x, fitness):
    if cell in grid and not fitness > grid[cell][1]:
        return dict(grid), False
    return {**grid, cell: (np.array(x, dtype=float), float(fitness))}, True
