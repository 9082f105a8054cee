"""multiplies x into y in place

Breaks: that the arguments stay as they were
Slips: 1
"""


def fit_through_origin(x, y):
    if not x.any():
        raise ValueError("x is zero")
    y *= x
    return float(y.sum() / (x @ x))
