"""lets an empty cell count as one of fitness -1e9

Slips: 1
"""


def map_elites(f, behaviour, d, bins, low, high, n_init, n_iter, sigma, rng):
    grid = {}

    def offer(x):
        cell, fitness = cell_index(behaviour(x), low, high, bins), float(f(x))
        if fitness > grid.get(cell, (None, -1e9))[1]:
            grid[cell] = (x, fitness)

    for x in rng.uniform(0, 1, size=(n_init, d)):
        offer(x)
    for _ in range(n_iter):
        cells = sorted(grid)
        parent, _ = grid[cells[rng.integers(len(cells))]]
        offer(np.clip(parent + sigma * rng.standard_normal(d), 0, 1))
    return grid
