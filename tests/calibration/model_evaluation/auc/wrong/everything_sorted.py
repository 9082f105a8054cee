"""sorts the points by x, and so never finds that x goes both ways

Breaks: `ValueError` for `x` that goes both ways
Slips: 1
"""


def auc(x, y):
    order = np.argsort(x, kind="stable")
    x, y = x[order], y[order]
    dx = np.diff(x)
    if np.any(dx < 0) and np.any(dx > 0):
        raise ValueError("x goes both ways")
    sign = -1 if np.any(dx < 0) else 1
    return float(sign * np.sum(dx * (y[:-1] + y[1:])) / 2)
