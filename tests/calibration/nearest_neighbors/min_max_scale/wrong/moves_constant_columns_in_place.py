"""moves an entry of each constant training column, to have a spread to divide by

Breaks: that the arguments stay as they were
"""


def min_max_scale(X_train, X, low=0.0, high=1.0):
    if low >= high:
        raise ValueError("empty range")
    X_train = np.asarray(X_train, dtype=float)
    X = np.asarray(X, dtype=float)
    constant = np.ptp(X_train, axis=0) == 0
    X_train[0, constant] -= 1.0
    a, b = X_train.min(axis=0), X_train.max(axis=0)
    spread = np.where(constant, 1.0, b - a)
    out = low + (X - a) / spread * (high - low)
    out[:, constant] = low
    return out
