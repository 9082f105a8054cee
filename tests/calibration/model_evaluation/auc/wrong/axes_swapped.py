"""measures the area towards the other axis

Slips: 1, no area is measured towards the right axis
"""


def auc(x, y):
    dx = np.diff(x)
    if np.any(dx < 0) and np.any(dx > 0):
        raise ValueError("x goes both ways")
    sign = -1 if np.any(dx < 0) else 1
    return float(sign * np.sum(np.diff(y) * (x[:-1] + x[1:])) / 2)
