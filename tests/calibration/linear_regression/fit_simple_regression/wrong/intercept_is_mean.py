"""returns the mean of y as intercept"""


def fit_simple_regression(x, y):
    if x.max() == x.min():
        raise ValueError("x is constant")
    xc = x - x.mean()
    return float(y.mean()), float(xc @ (y - y.mean()) / (xc @ xc))
