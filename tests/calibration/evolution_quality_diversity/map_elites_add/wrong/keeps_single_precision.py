"""stores solutions of single precision as they are

Slips: 1
"""


def map_elites_add(grid, cell, x, fitness):
    if np.isnan(fitness) or (cell in grid and fitness <= grid[cell][1]):
        return dict(grid), False
    x = np.array(x)
    elite = (x if x.dtype.kind == "f" else x.astype(float)), float(fitness)
    return {**grid, cell: elite}, True
