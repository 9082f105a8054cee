"""compares an empty cell as fitness 0

Slips: 1, negative and infinite fitness and 0 occur everywhere
"""


def map_elites_add(grid, cell, x, fitness):
    if not fitness > grid.get(cell, (None, 0.0))[1]:
        return dict(grid), False
    return {**grid, cell: (np.array(x, dtype=float), float(fitness))}, True
