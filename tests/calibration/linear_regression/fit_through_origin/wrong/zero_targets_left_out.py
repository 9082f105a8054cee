"""leaves out samples whose target is zero

Breaks: targets of 0
Slips: 1
"""


def fit_through_origin(x, y):
    if np.all(x == 0):
        raise ValueError("all of x is zero")
    keep = (x != 0) & (y != 0)
    if not keep.any():
        return 0.0
    x, y = x[keep].astype(float), y[keep].astype(float)
    return float(np.average(y / x, weights=x**2))
