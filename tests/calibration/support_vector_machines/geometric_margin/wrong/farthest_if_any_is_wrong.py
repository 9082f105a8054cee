"""takes the farthest of all points, with a minus sign, as soon as one is on its wrong side

Breaks: margins above and below 0
"""


def geometric_margin(X, y, w, b):
    d = hyperplane_distance(X, w, b)
    if np.any(y * d < 0):
        return float(-np.abs(d).max())
    return float(np.abs(d).min())
