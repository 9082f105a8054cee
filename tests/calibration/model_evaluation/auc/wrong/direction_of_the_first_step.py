"""takes x for falling only if its first step falls

Breaks: `x` that falls
Slips: 1
"""


def auc(x, y):
    steps = np.diff(x)
    if (steps > 0).any() and (steps < 0).any():
        raise ValueError("x must not go both ways")
    area = float(np.sum(steps * (y[:-1] + y[1:]) / 2))
    return -area if x[1] < x[0] else area
