"""leaves out the point 0

Breaks: points of the grid, not their indices
Slips: 1
"""


def argmin_set(values, grid, tol=1e-12):
    points = grid * (values - values.min() <= tol)
    return points[points != 0]
