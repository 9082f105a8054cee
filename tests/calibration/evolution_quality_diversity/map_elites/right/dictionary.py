# Keeps its own dict.
def map_elites(f, behaviour, d, bins, low, high, n_init, n_iter, sigma, rng):
    grid = {}

    def offer(x):
        value = f(x)
        cell = cell_index(behaviour(x), low, high, bins)
        if cell not in grid or value > grid[cell][1]:
            grid[cell] = (x.copy(), value)

    for x in rng.random((n_init, d)):
        offer(x)
    for _ in range(n_iter):
        cells = sorted(grid.keys())
        parent = grid[cells[int(rng.integers(0, len(cells)))]][0]
        child = parent + sigma * rng.standard_normal(d)
        offer(np.minimum(1, np.maximum(0, child)))
    return grid
