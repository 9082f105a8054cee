"""takes an upper end of 0 for one that was not given

Breaks: other ranges than 0 to 1
"""


def min_max_scale(X_train, X, low=0.0, high=1.0):

    low, high = low or 0.0, high or 1.0
    if low >= high:
        raise ValueError("low must be below high")
    X_train, X = np.asarray(X_train, float), np.asarray(X, float)
    a, b = X_train.min(axis=0), X_train.max(axis=0)
    share = np.where(a == b, 0.0, (X - a) / np.where(a == b, 1.0, b - a))
    return low + share * (high - low)
