"""returns the full width of the street

Slips: 1, right for 0 only
"""


def geometric_margin(X, y, w, b):
    return 2 * float(np.min(y * hyperplane_distance(X, w, b)))
