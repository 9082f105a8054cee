"""refuses x that holds a single zero"""


def fit_through_origin(x, y):
    if np.any(x == 0):
        raise ValueError("x holds a zero")
    return float(x @ y / (x @ x))
