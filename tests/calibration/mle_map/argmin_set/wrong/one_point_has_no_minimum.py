"""returns nothing for a grid of one point

Breaks: a grid of one point
Slips: 1
"""


def argmin_set(values, grid, tol=1e-12):
    if len(grid) < 2:
        return np.array([])
    return grid[values - values.min() <= tol]
