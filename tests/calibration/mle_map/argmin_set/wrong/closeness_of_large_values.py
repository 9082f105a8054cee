"""adds a relative tolerance of 1e-12, so that small gaps of large values are ties

Breaks: a larger `tol`
Slips: 1
"""


def argmin_set(values, grid, tol=1e-12):
    return grid[np.isclose(values, values.min(), rtol=1e-12, atol=tol)]
