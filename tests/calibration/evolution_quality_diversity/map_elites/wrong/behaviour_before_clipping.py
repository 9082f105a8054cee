"""asks for the behaviour of the solution before it is clipped

Slips: 1
"""


def map_elites(f, behaviour, d, bins, low, high, n_init, n_iter, sigma, rng):
    grid = {}
    for x in rng.uniform(0, 1, size=(n_init, d)):
        grid, _ = map_elites_add(grid, cell_index(behaviour(x), low, high, bins), x, f(x))
    for _ in range(n_iter):
        cells = sorted(grid)
        parent, _ = grid[cells[rng.integers(len(cells))]]
        x = parent + sigma * rng.standard_normal(d)
        cell = cell_index(behaviour(x), low, high, bins)
        x = np.clip(x, 0, 1)
        grid, _ = map_elites_add(grid, cell, x, f(x))
    return grid
