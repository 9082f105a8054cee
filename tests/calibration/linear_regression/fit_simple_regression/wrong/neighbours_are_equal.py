"""takes x for constant if two neighbours are equal

Breaks: (0.1 repeated is, a small spread is not)
Slips: 1
"""


def fit_simple_regression(x, y):
    if len(x) < 2 or np.any(np.diff(x) == 0):
        raise ValueError("x is constant")
    xc = x - x.mean()
    w1 = xc @ (y - y.mean()) / (xc @ xc)
    return float(y.mean() - w1 * x.mean()), float(w1)
