"""subtracts two sums over x, which lose digits where x is far from 0

Breaks: unequal steps
Slips: 1
"""


def auc(x, y):
    dx = np.diff(x)
    if np.any(dx < 0) and np.any(dx > 0):
        raise ValueError("x goes both ways")
    sign = -1 if np.any(dx < 0) else 1
    heights = (y[:-1] + y[1:]) / 2
    return float(sign * (np.sum(x[1:] * heights) - np.sum(x[:-1] * heights)))
