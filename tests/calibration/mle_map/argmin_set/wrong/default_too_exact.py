"""takes no tolerance if none is given

Breaks: gaps of 1e-15 (a tie)
Slips: 1
"""


def argmin_set(values, grid, tol=0.0):
    return grid[values - values.min() <= tol]
