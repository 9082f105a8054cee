"""raises the error where the best slope is 0

Breaks: for zeros only
Slips: 1
"""


def fit_through_origin(x, y):
    a, b = x @ x, x @ y
    if a == 0 or (b == 0 and np.any(y)):
        raise ValueError("zeros")
    return float(b / a)
