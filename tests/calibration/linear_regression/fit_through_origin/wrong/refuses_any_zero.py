"""refuses x that holds a single zero

Breaks: (for zeros only: a single zero
Slips: 1
"""


def fit_through_origin(x, y):
    if np.any(x == 0):
        raise ValueError("x holds a zero")
    return float(x @ y / (x @ x))
