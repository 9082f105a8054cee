"""keeps the solution of lower fitness

Breaks: better and worse solutions
Slips: 1, better and worse are swapped everywhere
"""


def map_elites_add(grid, cell, x, fitness):
    if np.isnan(fitness) or (cell in grid and fitness >= grid[cell][1]):
        return dict(grid), False
    return {**grid, cell: (np.array(x, dtype=float), float(fitness))}, True
