"""calls x constant if it spreads by less than 1e-100

Breaks: a small spread is not
Slips: 1
"""


def fit_simple_regression(x, y):
    if np.ptp(x) < 1e-100:
        raise ValueError("constant")
    xc, yc = x - x.mean(), y - y.mean()
    w1 = xc @ yc / (xc @ xc)
    return float(y.mean() - w1 * x.mean()), float(w1)
