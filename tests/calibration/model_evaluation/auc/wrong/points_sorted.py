"""sorts the points by x and y first, which destroys vertical pieces

Breaks: vertical pieces
Slips: 1
"""


def auc(x, y):
    dx = np.diff(x)
    if np.any(dx < 0) and np.any(dx > 0):
        raise ValueError("x goes both ways")
    order = np.lexsort([y, x])
    x, y = x[order], y[order]
    dx, sign = np.diff(x), 1
    return float(sign * np.sum(dx * (y[:-1] + y[1:])) / 2)
