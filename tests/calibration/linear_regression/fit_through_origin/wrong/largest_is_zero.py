"""refuses x whose largest entry is zero

Breaks: a single zero
Slips: 1
"""


def fit_through_origin(x, y):
    if x.max() == 0:
        raise ValueError("all of x is zero")
    return float(x @ y / (x @ x))
