"""compares an empty cell as minus infinity"""


def map_elites_add(grid, cell, x, fitness):
    if not fitness > grid.get(cell, (None, -np.inf))[1]:
        return dict(grid), False
    return {**grid, cell: (np.array(x, dtype=float), float(fitness))}, True
