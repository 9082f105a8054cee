"""returns the points in increasing order

Breaks: several minimisers on grids in any order
Slips: 1, the order is wrong wherever the grid is not sorted
"""


def argmin_set(values, grid, tol=1e-12):
    return np.sort(grid[values - values.min() <= tol])
