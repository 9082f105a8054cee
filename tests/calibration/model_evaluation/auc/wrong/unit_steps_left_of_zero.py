"""takes all steps for equal where x begins below zero

Breaks: unequal steps
Slips: 1
"""


def auc(x, y):
    dx = np.diff(x)
    if np.any(dx < 0) and np.any(dx > 0):
        raise ValueError("x goes both ways")
    sign = -1 if np.any(dx < 0) else 1
    if x[0] < 0 and sign > 0:
        dx = np.full(len(dx), (x[-1] - x[0]) / len(dx))
    return float(sign * np.sum(dx * (y[:-1] + y[1:])) / 2)
