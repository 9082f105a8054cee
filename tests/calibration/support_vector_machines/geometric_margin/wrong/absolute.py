"""takes the smallest distance without its sign

Breaks: margins above and below 0
"""


def geometric_margin(X, y, w, b):
    return float(np.min(np.abs(hyperplane_distance(X, w, b))))
