"""centres the caller's y in place

Breaks: that the arguments stay as they were
Slips: 1
"""


def fit_simple_regression(x, y):
    if x.max() == x.min():
        raise ValueError("x is constant")
    middle, xc = y.mean(), x - x.mean()
    if y.dtype == float:
        y -= middle
        w1 = xc @ y / (xc @ xc)
    else:
        w1 = xc @ (y - middle) / (xc @ xc)
    return float(middle - w1 * x.mean()), float(w1)
