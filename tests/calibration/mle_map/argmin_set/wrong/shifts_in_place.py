"""subtracts the minimum in place

Breaks: the arguments stay as they were
Slips: 1
"""


def argmin_set(values, grid, tol=1e-12):
    values -= values.min()
    return grid[values <= tol]
