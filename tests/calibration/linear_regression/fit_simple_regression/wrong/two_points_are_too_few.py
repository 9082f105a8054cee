"""refuses two points, although they have a line

Breaks: two points or more on one line
Slips: 1
"""


def fit_simple_regression(x, y):
    if len(x) < 3 or x.max() == x.min():
        raise ValueError("too few points")
    xc = x - x.mean()
    w1 = xc @ (y - y.mean()) / (xc @ xc)
    return float(y.mean() - w1 * x.mean()), float(w1)
