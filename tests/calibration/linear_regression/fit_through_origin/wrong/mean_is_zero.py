"""refuses any x whose mean is zero"""


def fit_through_origin(x, y):
    if x.mean() == 0:
        raise ValueError("x is zero")
    return float(x @ y / (x @ x))
