"""raises ValueError where x is constant

Breaks: constant `x` (0.0)
Slips: 1
"""


def auc(x, y):
    dx = np.diff(x)
    if np.any(dx < 0) and np.any(dx > 0):
        raise ValueError("x goes both ways")
    if np.all(dx == 0):
        raise ValueError("x is constant")
    sign = -1 if np.any(dx < 0) else 1
    return float(sign * np.sum(dx * (y[:-1] + y[1:])) / 2)
