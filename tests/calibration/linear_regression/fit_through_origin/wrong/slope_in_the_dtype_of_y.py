"""stores the slope in the dtype of y, which cuts off the fraction for integers

Breaks: integers
Slips: 1
"""


def fit_through_origin(x, y):
    if not x.any():
        raise ValueError("x is zero")
    w = np.zeros(1, dtype=y.dtype)
    w[0] = x @ y / (x @ x)
    return float(w[0])
