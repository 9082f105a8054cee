"""raises ValueError where x stands still

Breaks: vertical pieces
Breaks: constant `x` (0.0)
Slips: 1, every ROC curve has vertical pieces
"""


def auc(x, y):
    dx = np.diff(x)
    if not (np.all(dx > 0) or np.all(dx < 0)):
        raise ValueError("x goes both ways")
    sign = -1 if np.any(dx < 0) else 1
    return float(sign * np.sum(dx * (y[:-1] + y[1:])) / 2)
