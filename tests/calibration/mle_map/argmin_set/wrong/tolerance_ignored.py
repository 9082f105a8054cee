"""uses a tolerance of 1e-12, whatever tol is

Breaks: a larger `tol`
Slips: 1
"""


def argmin_set(values, grid, tol=1e-12):
    return grid[values - values.min() <= 1e-12]
