"""multiplies the range of x by the mean height

Breaks: unequal steps
Slips: 1, only equal heights have the right area
"""


def auc(x, y):
    dx = np.diff(x)
    if np.any(dx < 0) and np.any(dx > 0):
        raise ValueError("x goes both ways")
    sign = -1 if np.any(dx < 0) else 1
    return float(sign * np.sum(dx) * np.mean(y))
