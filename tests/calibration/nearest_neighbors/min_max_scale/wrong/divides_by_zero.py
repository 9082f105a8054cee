"""divides by zero for a constant column, which gives nan

Breaks: constant columns (0.1 repeated)
"""


def min_max_scale(X_train, X, low=0.0, high=1.0):
    if low >= high:
        raise ValueError("low")
    a, b = X_train.min(axis=0), X_train.max(axis=0)
    return low + (X - a) / (b - a) * (high - low)
