"""compares the magnitude of a value with that of the minimum

Breaks: negative minima
Slips: 1
"""


def argmin_set(values, grid, tol=1e-12):
    return grid[np.abs(np.abs(values) - np.abs(values.min())) <= tol]
