"""cuts distances of integer labels to integers

Breaks: integers
"""


def geometric_margin(X, y, w, b):
    s = np.array(y) * 1
    s[:] = y * hyperplane_distance(X, w, b)
    return float(np.min(s))
