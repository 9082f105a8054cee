"""leaves out the point 0

Breaks: several minimisers on grids in any order
Slips: 1
"""


def argmin_set(values, grid, tol=1e-12):
    points = grid * (values - values.min() <= tol)
    return points[points != 0]
