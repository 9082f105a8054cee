"""takes the point nearest to the plane, also if another one is worse

Breaks: margins above and below 0
"""


def geometric_margin(X, y, w, b):
    s = y * hyperplane_distance(X, w, b)
    return float(s[np.argmin(np.abs(s))])
