# Cells are kept sorted by bisect.
def map_elites(f, behaviour, d, bins, low, high, n_init, n_iter, sigma, rng):
    import bisect

    grid, cells = {}, []

    def offer(x):
        value = float(f(x))
        cell = cell_index(behaviour(x), low, high, bins)
        if cell not in grid:
            bisect.insort(cells, cell)
            grid[cell] = (np.array(x), value)
        elif value > grid[cell][1]:
            grid[cell] = (np.array(x), value)

    for x in rng.uniform(0, 1, size=(n_init, d)):
        offer(x)
    for _ in range(n_iter):
        parent, _ = grid[cells[int(rng.integers(len(cells)))]]
        step = sigma * rng.standard_normal(d)
        offer(np.clip(parent + step, 0, 1))
    return grid
