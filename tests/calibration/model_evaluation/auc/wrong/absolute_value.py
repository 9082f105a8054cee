"""returns the absolute value, so that no area is negative

Breaks: negative `y`
Slips: 1
"""


def auc(x, y):
    dx = np.diff(x)
    if np.any(dx < 0) and np.any(dx > 0):
        raise ValueError("x goes both ways")
    sign = -1 if np.any(dx < 0) else 1
    return float(abs(np.sum(dx * (y[:-1] + y[1:])) / 2))
