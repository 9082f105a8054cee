"""takes x for constant if it ends where it began"""


def fit_simple_regression(x, y):
    if x[0] == x[-1] or x.max() == x.min():
        raise ValueError("x is constant")
    xc = x - x.mean()
    w1 = xc @ (y - y.mean()) / (xc @ xc)
    return float(y.mean() - w1 * x.mean()), float(w1)
