"""replaces inf among the values by the largest float in place

Breaks: that the arguments stay as they were
Slips: 1
"""


def argmin_set(values, grid, tol=1e-12):
    values[np.isinf(values)] = np.finfo(float).max
    return grid[values - values.min() <= tol]
