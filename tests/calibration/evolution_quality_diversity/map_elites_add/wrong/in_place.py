"""changes the grid that was given

Breaks: that the given grid stays as it is
"""


def map_elites_add(grid, cell, x, fitness):
    if np.isnan(fitness) or (cell in grid and fitness <= grid[cell][1]):
        return grid, False
    grid[cell] = (np.array(x, dtype=float), float(fitness))
    return grid, True
