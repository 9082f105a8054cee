"""refuses any x whose entries add up to zero"""


def fit_through_origin(x, y):
    if x.sum() == 0:
        raise ValueError("x is zero")
    return float(x @ y / (x @ x))
