"""draws the parent of another solution at the end

Slips: 1
"""


def map_elites(f, behaviour, d, bins, low, high, n_init, n_iter, sigma, rng):
    grid = {}
    for x in rng.uniform(0, 1, size=(n_init, d)):
        grid, _ = map_elites_add(grid, cell_index(behaviour(x), low, high, bins), x, f(x))
    cells = sorted(grid)
    parent, _ = grid[cells[rng.integers(len(cells))]]
    for _ in range(n_iter):
        x = np.clip(parent + sigma * rng.standard_normal(d), 0, 1)
        grid, _ = map_elites_add(grid, cell_index(behaviour(x), low, high, bins), x, f(x))
        cells = sorted(grid)
        parent, _ = grid[cells[rng.integers(len(cells))]]
    return grid
