"""takes a column as constant if its standard deviation is 0, which rounding prevents for 0.1

Breaks: constant columns (0.1 repeated)
"""


def min_max_scale(X_train, X, low=0.0, high=1.0):
    if low >= high:
        raise ValueError("low")
    a, b = X_train.min(axis=0), X_train.max(axis=0)
    constant = X_train.std(axis=0) == 0
    share = np.where(constant, 0.0, (X - a) / np.where(constant, 1.0, b - a))
    return low + share * (high - low)
