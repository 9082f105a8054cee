"""returns (slope, intercept), as np.polyfit does

Slips: 1, neither result stands in its place
"""


def fit_simple_regression(x, y):
    if x.max() == x.min():
        raise ValueError("x is constant")
    w1, w0 = np.polyfit(x - x.mean(), y, 1)
    return float(w1), float(w0 - w1 * x.mean())
