"""takes all steps for equal

Breaks: unequal steps
Slips: 1, steps of curves are seldom equal
"""


def auc(x, y):
    dx = np.diff(x)
    if np.any(dx < 0) and np.any(dx > 0):
        raise ValueError("x goes both ways")
    sign = -1 if np.any(dx < 0) else 1
    return float(abs(x[-1] - x[0]) / max(len(dx), 1) * np.sum(y[:-1] + y[1:]) / 2)
