"""returns 0 for planes that do not separate

Breaks: margins above and below 0
"""


def geometric_margin(X, y, w, b):
    return max(0.0, float(np.min(y * hyperplane_distance(X, w, b))))
