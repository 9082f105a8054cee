"""forgets to divide by 2

Slips: 1, every area is twice as large
"""


def auc(x, y):
    dx = np.diff(x)
    if np.any(dx < 0) and np.any(dx > 0):
        raise ValueError("x goes both ways")
    sign = -1 if np.any(dx < 0) else 1
    return float(sign * np.sum(dx * (y[:-1] + y[1:])))
