"""keeps the integers of a one-dimensional x

Breaks: integers (the result is float64)
Slips: 1
"""


def add_intercept(X):
    if X.ndim == 1:
        return np.array([[1, x] for x in X.tolist()]).reshape(-1, 2)
    return np.column_stack([np.ones(len(X)), X])
