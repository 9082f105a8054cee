"""takes tol for a share of the smallest value

Breaks: negative minima
Slips: 1
"""


def argmin_set(values, grid, tol=1e-12):
    if tol != 1e-12:
        return grid[values - values.min() <= tol]
    return grid[values <= values.min() * (1 + tol)]
