"""rounds both results to twelve decimals

Breaks: tiny or huge units
Slips: 1
"""


def fit_simple_regression(x, y):
    if x.max() == x.min():
        raise ValueError("x is constant")
    xc = x - x.mean()
    w1 = xc @ (y - y.mean()) / (xc @ xc)
    return round(float(y.mean() - w1 * x.mean()), 12), round(float(w1), 12)
