"""takes the mean of all distances

Slips: 1, right for single points only
"""


def geometric_margin(X, y, w, b):
    return float(np.mean(y * hyperplane_distance(X, w, b)))
