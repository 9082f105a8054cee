"""divides x by its first entry, which may be zero

Breaks: a single zero
Slips: 1
"""


def fit_through_origin(x, y):
    if not np.any(x):
        raise ValueError("all of x is zero")
    t = x / x[0]
    return float(t @ y / (t @ t) / x[0])
