"""divides by the variance of y: the line of x on y

Slips: 1, no slope is right
"""


def fit_simple_regression(x, y):
    if x.max() == x.min():
        raise ValueError("x is constant")
    xc, yc = x - x.mean(), y - y.mean()
    w1 = np.sum(xc * yc) / np.sum(yc**2)
    return float(y.mean() - w1 * x.mean()), float(w1)
