"""offers only to empty cells

Slips: 1, other elites in most tests
"""


def map_elites(f, behaviour, d, bins, low, high, n_init, n_iter, sigma, rng):
    grid = {}
    for x in rng.uniform(0, 1, size=(n_init, d)):
        cell = cell_index(behaviour(x), low, high, bins)
        value = f(x)
        if cell not in grid:
            grid, _ = map_elites_add(grid, cell, x, value)
    for _ in range(n_iter):
        cells = sorted(grid)
        parent, _ = grid[cells[rng.integers(len(cells))]]
        x = np.clip(parent + sigma * rng.standard_normal(d), 0, 1)
        cell = cell_index(behaviour(x), low, high, bins)
        value = f(x)
        if cell not in grid:
            grid, _ = map_elites_add(grid, cell, x, value)
    return grid
