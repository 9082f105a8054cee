"""offers the offspring to the cell of its parent

Breaks: that every elite stands in its cell with its fitness
Slips: 1, no new cell is ever filled
"""


def map_elites(f, behaviour, d, bins, low, high, n_init, n_iter, sigma, rng):
    grid = {}
    for x in rng.uniform(0, 1, size=(n_init, d)):
        grid, _ = map_elites_add(grid, cell_index(behaviour(x), low, high, bins), x, f(x))
    for _ in range(n_iter):
        cells = sorted(grid)
        place = cells[rng.integers(len(cells))]
        parent, _ = grid[place]
        x = np.clip(parent + sigma * rng.standard_normal(d), 0, 1)
        behaviour(x)
        grid, _ = map_elites_add(grid, place, x, f(x))
    return grid
