"""compares exactly if there is an inf among the values

Breaks: values that are `inf`
Slips: 1
"""


def argmin_set(values, grid, tol=1e-12):
    low = values.min()
    if np.isinf(values).any():
        return grid[values == low]
    return grid[values - low <= tol]
