"""calls x constant if all entries have the same absolute value

Breaks: for constant `x` alone
Slips: 1
"""


def fit_simple_regression(x, y):
    if np.abs(x).max() == np.abs(x).min():
        raise ValueError("constant")
    xc, yc = x - x.mean(), y - y.mean()
    w1 = xc @ yc / (xc @ xc)
    return float(y.mean() - w1 * x.mean()), float(w1)
