"""refuses a fitness of plus infinity"""


def map_elites_add(grid, cell, x, fitness):
    new = dict(grid)
    fitness = float(fitness)
    if np.isnan(fitness) or fitness == np.inf or (cell in grid and fitness <= grid[cell][1]):
        return new, False
    new[cell] = (np.array(x, dtype=float), fitness)
    return new, True
