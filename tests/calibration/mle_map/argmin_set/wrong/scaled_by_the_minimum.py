"""scales the tolerance by the size of the minimum

Breaks: negative minima
Slips: 1
"""


def argmin_set(values, grid, tol=1e-12):
    return grid[values <= values.min() + tol * max(1.0, abs(values.min()))]
