"""rounds the area to twelve decimals

Breaks: unequal steps
Slips: 1
"""


def auc(x, y):
    dx = np.diff(x)
    if np.any(dx < 0) and np.any(dx > 0):
        raise ValueError("x goes both ways")
    sign = -1 if np.any(dx < 0) else 1
    return round(float(sign * np.sum(dx * (y[:-1] + y[1:])) / 2), 12)
