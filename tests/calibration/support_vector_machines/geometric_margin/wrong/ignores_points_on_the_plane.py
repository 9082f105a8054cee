"""leaves points on the plane out

Breaks: points on the plane
"""


def geometric_margin(X, y, w, b):
    s = y * hyperplane_distance(X, w, b)
    return float(np.min(s[s != 0]))
