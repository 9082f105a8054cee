"""returns 0 for margins below 1e-5 in size

Breaks: other units of the points
"""


def geometric_margin(X, y, w, b):
    m = float(np.min(y * hyperplane_distance(X, w, b)))
    return m if abs(m) > 1e-5 else 0.0
