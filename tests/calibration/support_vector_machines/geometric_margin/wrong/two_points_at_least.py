"""returns infinity for a single point

Breaks: single points
"""


def geometric_margin(X, y, w, b):
    if len(X) < 2:
        return float('inf')
    return float(np.min(y * hyperplane_distance(X, w, b)))
