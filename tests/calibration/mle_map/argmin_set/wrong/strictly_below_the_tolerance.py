"""leaves out points that are exactly tol above, so that a tol of 0 finds none

Breaks: a larger `tol`
Slips: 1
"""


def argmin_set(values, grid, tol=1e-12):
    return grid[values - values.min() < tol]
