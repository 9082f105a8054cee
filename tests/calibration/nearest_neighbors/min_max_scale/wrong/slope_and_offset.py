"""maps by slope and offset, where large numbers cancel

Breaks: a tiny spread that is not constant
"""


def min_max_scale(X_train, X, low=0.0, high=1.0):

    if low >= high:
        raise ValueError("low must be below high")
    X_train, X = np.asarray(X_train, float), np.asarray(X, float)
    a, b = X_train.min(axis=0), X_train.max(axis=0)
    slope = np.where(a == b, 0.0, (high - low) / np.where(a == b, 1.0, b - a))
    offset = low - a * slope
    offset[a == b] = low
    return X * slope + offset
