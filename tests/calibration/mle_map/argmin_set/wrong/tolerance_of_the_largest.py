"""multiplies tol by the largest absolute value

Breaks: values that are `inf`
Slips: 1
"""


def argmin_set(values, grid, tol=1e-12):
    return grid[values - values.min() <= tol * np.abs(values).max()]
