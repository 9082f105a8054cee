"""takes steps back below 1e-12 for rounding

Breaks: `ValueError` for `x` that goes both ways
Slips: 1
"""


def auc(x, y):
    steps = np.diff(x)
    if np.any(steps > 1e-12) and np.any(steps < -1e-12):
        raise ValueError("x goes both ways")
    if steps.sum() < 0:
        steps = -steps
    return float(np.sum(steps * (y[:-1] + y[1:])) / 2)
