"""leaves the labels out

Slips: 1, right for one class only
"""


def geometric_margin(X, y, w, b):
    return float(np.min(hyperplane_distance(X, w, b)))
