"""returns nothing for a constant function

Breaks: a constant function
Slips: 1
"""


def argmin_set(values, grid, tol=1e-12):
    if len(values) > 1 and np.ptp(values) == 0:
        return grid[:0]
    return grid[values - values.min() <= tol]
