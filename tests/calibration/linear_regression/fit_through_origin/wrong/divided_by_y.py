"""regresses x on y and inverts the slope

Slips: 1, the slope is right only where all points lie on a line
"""


def fit_through_origin(x, y):
    if not x.any():
        raise ValueError("x is zero")
    return float(y @ y / (x @ y))
