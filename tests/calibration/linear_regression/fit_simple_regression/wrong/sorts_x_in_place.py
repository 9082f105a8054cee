"""sorts both arguments by x in place

Breaks: that the arguments stay as they were
Slips: 1
"""


def fit_simple_regression(x, y):
    if x.max() == x.min():
        raise ValueError("x is constant")
    order = np.argsort(x)
    x[:], y[:] = x[order], y[order]
    xc = x - x.mean()
    w1 = xc @ (y - y.mean()) / (xc @ xc)
    return float(y.mean() - w1 * x.mean()), float(w1)
