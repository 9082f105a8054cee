"""divides x by its largest entry, which may be zero beside negative ones

Breaks: a single zero
Slips: 1
"""


def fit_through_origin(x, y):
    if not np.any(x):
        raise ValueError("all of x is zero")
    t = x / x.max()
    return float(t @ y / (t @ t) / x.max())
