"""takes gaps of a hundred-millionth for ties if no tolerance is given

Breaks: of 1e-11 (none)
Slips: 1
"""


def argmin_set(values, grid, tol=1e-8):
    return grid[values - values.min() <= tol]
