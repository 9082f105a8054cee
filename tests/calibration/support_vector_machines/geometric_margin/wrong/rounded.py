"""rounds the margin to 6 decimals

Breaks: other units of the points
Slips: 1, hardly any margin is within the tolerance
"""


def geometric_margin(X, y, w, b):
    return round(float(np.min(y * hyperplane_distance(X, w, b))), 6)
