"""starts the search for the smallest distance at a million

Breaks: other units of the points
"""


def geometric_margin(X, y, w, b):
    return float(min(1e6, np.min(y * hyperplane_distance(X, w, b))))
