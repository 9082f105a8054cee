"""returns the points where the function is largest

Breaks: several minimisers on grids in any order
Slips: 1, no answer is right but for constants
"""


def argmin_set(values, grid, tol=1e-12):
    return grid[values.max() - values <= tol]
