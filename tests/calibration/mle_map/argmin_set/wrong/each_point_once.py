"""returns a point that comes twice only once

Breaks: points that come twice
Slips: 1
"""


def argmin_set(values, grid, tol=1e-12):
    found = grid[values - values.min() <= tol]
    return np.array(list(dict.fromkeys(found.tolist())))
