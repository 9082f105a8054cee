"""takes a spread that is close to zero as none

Breaks: a tiny spread that is not constant
"""


def min_max_scale(X_train, X, low=0.0, high=1.0):
    if low >= high:
        raise ValueError("low must be below high")
    X_train = np.asarray(X_train, dtype=float)
    X = np.asarray(X, dtype=float)
    a, b = X_train.min(axis=0), X_train.max(axis=0)
    span = b - a
    flat = np.isclose(a, b)
    return np.where(flat, low, low + (X - a) / np.where(flat, 1.0, span) * (high - low))
