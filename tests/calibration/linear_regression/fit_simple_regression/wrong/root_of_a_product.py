"""multiplies both sums of squares on the way to a correlation, which leaves the range of floats

Breaks: tiny or huge units
Slips: 1
"""


def fit_simple_regression(x, y):
    if x.max() == x.min():
        raise ValueError("constant x")
    if y.max() == y.min():
        return float(y[0]), 0.0
    dx, dy = x - x.mean(), y - y.mean()
    sxx, syy = dx @ dx, dy @ dy
    r = dx @ dy / np.sqrt(sxx * syy)
    w1 = r * np.sqrt(syy / sxx)
    return float(y.mean() - w1 * x.mean()), float(w1)
