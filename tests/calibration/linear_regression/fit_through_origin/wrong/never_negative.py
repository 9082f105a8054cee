"""returns the slope without its sign

Breaks: slopes of either sign
Slips: 1
"""


def fit_through_origin(x, y):
    if not np.any(x):
        raise ValueError("x is zero")
    return float(abs(x @ y) / (x @ x))
