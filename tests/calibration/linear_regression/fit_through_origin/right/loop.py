# Two sums in a loop.
def fit_through_origin(x, y):
    top = bottom = 0.0
    for a, b in zip(x, y):
        top += a * b
        bottom += a * a
    if bottom == 0:
        raise ValueError("every x is zero")
    return top / bottom
