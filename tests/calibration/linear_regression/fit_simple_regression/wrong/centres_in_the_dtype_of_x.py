"""centres in the dtype of x, which cuts off the fractions for integers

Breaks: integers
Slips: 1
"""


def fit_simple_regression(x, y):
    if x.max() == x.min():
        raise ValueError("x is constant")
    xc = np.empty_like(x)
    xc[:] = x - x.mean()
    w1 = xc @ (y - y.mean()) / (xc @ xc)
    return float(y.mean() - w1 * x.mean()), float(w1)
