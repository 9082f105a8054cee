"""takes all steps for positive and raises nothing

Breaks: `ValueError` for `x` that goes both ways
Slips: 1
"""


def auc(x, y):
    dx = np.diff(x)
    dx, sign = np.abs(dx), 1
    return float(sign * np.sum(dx * (y[:-1] + y[1:])) / 2)
