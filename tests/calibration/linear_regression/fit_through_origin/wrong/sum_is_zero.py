"""refuses any x whose entries add up to zero

Breaks: or entries that add up to 0, are fine)
Slips: 1
"""


def fit_through_origin(x, y):
    if x.sum() == 0:
        raise ValueError("x is zero")
    return float(x @ y / (x @ x))
