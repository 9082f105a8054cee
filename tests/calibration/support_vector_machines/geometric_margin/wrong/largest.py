"""takes the largest distance in place of the smallest

Slips: 1, right for single points only
"""


def geometric_margin(X, y, w, b):
    return float(np.max(y * hyperplane_distance(X, w, b)))
