"""returns the places in the grid, not its points

Slips: 1, no answer holds points
"""


def argmin_set(values, grid, tol=1e-12):
    return np.flatnonzero(values <= values.min() + tol).astype(float)
