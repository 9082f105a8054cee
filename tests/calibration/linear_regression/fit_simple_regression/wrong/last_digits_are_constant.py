"""takes x for constant if it varies in its last digits only

Breaks: a small spread is not
Slips: 1
"""


def fit_simple_regression(x, y):
    x, y = np.asarray(x, float), np.asarray(y, float)
    if x.max() - x.min() <= 8 * np.finfo(float).eps * np.abs(x).max():
        raise ValueError("constant x")
    dx, dy = x - x.mean(), y - y.mean()
    w1 = (dx @ dy) / (dx @ dx)
    return float(y.mean() - w1 * x.mean()), float(w1)
