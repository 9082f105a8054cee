"""divides by a variance of zero in place of raising an error

Breaks: ValueError for constant x alone
Slips: 1
"""


def fit_simple_regression(x, y):
    xc = x - x.mean()
    w1 = np.sum(xc * (y - y.mean())) / np.sum(xc**2)
    return float(y.mean() - w1 * x.mean()), float(w1)
