"""keeps the mean of y in the dtype of y, which cuts off the fraction for integers

Breaks: integers
Slips: 1
"""


def fit_simple_regression(x, y):
    if x.max() == x.min():
        raise ValueError("x is constant")
    middle = y.mean().astype(y.dtype)
    xc = x - x.mean()
    w1 = xc @ y / (xc @ xc)
    return float(middle - w1 * x.mean()), float(w1)
