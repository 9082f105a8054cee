"""asks for constant x among floats only

Breaks: `ValueError` for constant `x`
Slips: 1
"""


def fit_simple_regression(x, y):
    if x.dtype.kind == "f" and x.max() == x.min():
        raise ValueError("constant")
    xc, yc = x - x.mean(), y - y.mean()
    with np.errstate(all="ignore"):
        w1 = xc @ yc / (xc @ xc)
    return float(y.mean() - w1 * x.mean()), float(w1)
