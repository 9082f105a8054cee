"""returns only points whose value is exactly the smallest

Breaks: gaps of 1e-15 (a tie)
Slips: 1, a tolerance is missing everywhere
"""


def argmin_set(values, grid, tol=1e-12):
    return grid[values == values.min()]
