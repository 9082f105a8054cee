"""draws the line through the points with the smallest and the largest x

Breaks: noisy data
Slips: 1
"""


def fit_simple_regression(x, y):
    low, high = x.argmin(), x.argmax()
    if x[low] == x[high]:
        raise ValueError("x is constant")
    w1 = (y[high] - y[low]) / (x[high] - x[low])
    return float(y[low] - w1 * x[low]), float(w1)
