"""compares by a library function with its own relative tolerance

Breaks: of 1e-11 (none)
Slips: 1
"""


def argmin_set(values, grid, tol=1e-12):
    if tol != 1e-12:
        return grid[values - values.min() <= tol]
    return grid[np.isclose(values, values.min(), atol=tol)]
