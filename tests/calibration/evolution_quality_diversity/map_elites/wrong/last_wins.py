"""keeps the latest of each cell

Breaks: that no cell is lost
Slips: 1, other elites everywhere
"""


def map_elites(f, behaviour, d, bins, low, high, n_init, n_iter, sigma, rng):
    grid = {}
    for x in rng.uniform(0, 1, size=(n_init, d)):
        grid = {**grid, cell_index(behaviour(x), low, high, bins): (x, f(x))}
    for _ in range(n_iter):
        cells = sorted(grid)
        parent, _ = grid[cells[rng.integers(len(cells))]]
        x = np.clip(parent + sigma * rng.standard_normal(d), 0, 1)
        grid = {**grid, cell_index(behaviour(x), low, high, bins): (x, f(x))}
    return grid
