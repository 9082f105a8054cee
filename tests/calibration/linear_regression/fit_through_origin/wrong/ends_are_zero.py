"""looks at the first and the last entry only

Breaks: for zeros only
Slips: 1
"""


def fit_through_origin(x, y):
    if x[0] == 0 and x[-1] == 0:
        raise ValueError("x is zero")
    return float(x @ y / (x @ x))
