"""rounds the slope to ten decimals

Breaks: features in tiny or huge units
Slips: 1
"""


def fit_through_origin(x, y):
    if not x.any():
        raise ValueError("x is zero")
    return round(float(x @ y / (x @ x)), 10)
