"""returns the first lowest point alone

Breaks: several minimisers on grids in any order
Slips: 1, a single point is no set
"""


def argmin_set(values, grid, tol=1e-12):
    return grid[[np.argmin(values)]]
