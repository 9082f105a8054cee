"""raises ValueError if one class is missing

Breaks: one class alone
"""


def geometric_margin(X, y, w, b):
    if not (np.any(y > 0) and np.any(y < 0)):
        raise ValueError('one class')
    return float(np.min(y * hyperplane_distance(X, w, b)))
