"""keeps one point for each x

Breaks: vertical pieces
Slips: 1
"""


def auc(x, y):
    keep = np.append(True, np.diff(x) != 0)
    x, y = x[keep], y[keep]
    dx = np.diff(x)
    if np.any(dx < 0) and np.any(dx > 0):
        raise ValueError("x goes both ways")
    sign = -1 if np.any(dx < 0) else 1
    return float(sign * np.sum(dx * (y[:-1] + y[1:])) / 2)
