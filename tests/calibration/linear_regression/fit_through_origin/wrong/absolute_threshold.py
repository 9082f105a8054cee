"""takes a small x for zero"""


def fit_through_origin(x, y):
    if x @ x < 1e-12:
        raise ValueError("x is zero")
    return float(x @ y / (x @ x))
