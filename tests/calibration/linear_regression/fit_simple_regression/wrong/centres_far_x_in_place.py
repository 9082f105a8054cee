"""centres x in place where it lies far from zero

Breaks: that the arguments stay as they were
Slips: 1
"""


def fit_simple_regression(x, y):
    if x.max() == x.min():
        raise ValueError("constant")
    mean = x.mean()
    if x.dtype.kind == "f" and np.abs(mean) > 1e6:
        x -= mean
        xc = x
    else:
        xc = x - mean
    w1 = xc @ (y - y.mean()) / (xc @ xc)
    return float(y.mean() - w1 * mean), float(w1)
