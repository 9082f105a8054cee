"""subtracts mean(x) mean(y) from mean(x y), where all digits cancel far from zero

Breaks: x + 1e8 (slope within a relative $10^{-6}$)
Slips: 1
"""


def fit_simple_regression(x, y):
    if x.max() == x.min():
        raise ValueError("x is constant")
    w1 = (np.mean(x * y) - x.mean() * y.mean()) / (np.mean(x**2) - x.mean() ** 2)
    return float(y.mean() - w1 * x.mean()), float(w1)
