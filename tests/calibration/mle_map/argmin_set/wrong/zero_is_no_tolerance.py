"""takes a tol of 0 for none given

Breaks: a larger `tol`
Slips: 1
"""


def argmin_set(values, grid, tol=None):
    tol = tol or 1e-12
    return grid[values - np.min(values) <= tol]
