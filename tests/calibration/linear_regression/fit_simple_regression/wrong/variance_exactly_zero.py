"""refuses x only where its computed variance is exactly zero, which it is not for 0.1 repeated

Breaks: (0.1 repeated is, a small spread is not)
Slips: 1
"""


def fit_simple_regression(x, y):
    if np.var(x) == 0:
        raise ValueError("x is constant")
    w1 = np.mean((x - x.mean()) * (y - y.mean())) / np.var(x)
    return float(y.mean() - w1 * x.mean()), float(w1)
