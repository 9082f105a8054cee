"""changes the given grid and returns a copy"""


def map_elites_add(grid, cell, x, fitness):
    if np.isnan(fitness) or (cell in grid and fitness <= grid[cell][1]):
        return dict(grid), False
    grid[cell] = (np.array(x, dtype=float), float(fitness))
    return dict(grid), True
