"""stores every solution that is offered

Slips: 1, worse and equal ones occur everywhere
"""


def map_elites_add(grid, cell, x, fitness):
    if np.isnan(fitness):
        return dict(grid), False
    return {**grid, cell: (np.array(x, dtype=float), float(fitness))}, True
