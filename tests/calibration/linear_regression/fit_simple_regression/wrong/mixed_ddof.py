"""divides the covariance by n - 1 and the variance by n

Slips: 1, no slope is right
"""


def fit_simple_regression(x, y):
    if x.max() == x.min():
        raise ValueError("x is constant")
    w1 = np.cov(x, y)[0, 1] / np.var(x)
    return float(y.mean() - w1 * x.mean()), float(w1)
