# The mean is zero for x around the origin, too.
def fit_through_origin(x, y):
    if x.mean() == 0:
        raise ValueError("x is zero")
    return float(x @ y / (x @ x))
