"""returns a negative area where x falls

Breaks: `x` that falls
Slips: 1
"""


def auc(x, y):
    dx = np.diff(x)
    if np.any(dx < 0) and np.any(dx > 0):
        raise ValueError("x goes both ways")
    sign = 1
    return float(sign * np.sum(dx * (y[:-1] + y[1:])) / 2)
