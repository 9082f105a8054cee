"""takes the absolute value of each product

Breaks: slopes of either sign
Slips: 1
"""


def fit_through_origin(x, y):
    if not x.any():
        raise ValueError("x is zero")
    sign = 1.0 if y[0] >= 0 else -1.0
    return float(sign * np.abs(x @ y) / (x @ x))
