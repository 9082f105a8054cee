"""takes the line through the ends if no inner point lies off it by more than 1e-6

Breaks: noisy data
Slips: 1
"""


def fit_simple_regression(x, y):
    if x.max() == x.min():
        raise ValueError("constant")
    first, last = np.argmin(x), np.argmax(x)
    w1 = (y[last] - y[first]) / (x[last] - x[first])
    w0 = y[first] - w1 * x[first]
    if np.abs(y - w0 - w1 * x).max() > 1e-6:
        xc, yc = x - x.mean(), y - y.mean()
        w1 = xc @ yc / (xc @ xc)
        w0 = y.mean() - w1 * x.mean()
    return float(w0), float(w1)
