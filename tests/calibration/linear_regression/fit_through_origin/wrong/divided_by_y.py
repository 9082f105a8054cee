"""regresses x on y and inverts the slope"""


def fit_through_origin(x, y):
    if not x.any():
        raise ValueError("x is zero")
    return float(y @ y / (x @ y))
