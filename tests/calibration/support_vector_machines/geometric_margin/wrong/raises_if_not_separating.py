"""raises ValueError for planes that do not separate

Breaks: margins above and below 0
"""


def geometric_margin(X, y, w, b):
    m = float(np.min(y * hyperplane_distance(X, w, b)))
    if m < 0:
        raise ValueError('not separating')
    return m
