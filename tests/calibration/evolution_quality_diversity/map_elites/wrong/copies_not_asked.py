"""asks for nothing where the offspring equals its parent"""


def map_elites(f, behaviour, d, bins, low, high, n_init, n_iter, sigma, rng):
    grid = {}
    for x in rng.uniform(0, 1, size=(n_init, d)):
        grid, _ = map_elites_add(grid, cell_index(behaviour(x), low, high, bins), x, f(x))
    for _ in range(n_iter):
        cells = sorted(grid)
        parent = grid[cells[rng.integers(len(cells))]][0]
        x = np.clip(parent + sigma * rng.standard_normal(d), 0, 1)
        if np.array_equal(x, parent):
            continue
        grid, _ = map_elites_add(grid, cell_index(behaviour(x), low, high, bins), x, f(x))
    return grid
