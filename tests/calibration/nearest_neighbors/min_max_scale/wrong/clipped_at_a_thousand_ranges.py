"""clips what lies a thousand ranges or more outside of the training rows

Breaks: new rows inside and outside of the training range
Slips: 1
"""


def min_max_scale(X_train, X, low=0.0, high=1.0):
    if low >= high:
        raise ValueError("low must be below high")
    a, b = X_train.min(axis=0).astype(float), X_train.max(axis=0).astype(float)
    share = np.clip((X - a) / np.where(a == b, 1.0, b - a), -1e3, 1e3)
    return np.where(a == b, low, low + share * (high - low))
