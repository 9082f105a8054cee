"""takes a column for constant also if all of several new rows are equal in it

Breaks: constant columns (0.1 repeated)
"""


def min_max_scale(X_train, X, low=0.0, high=1.0):
    if low >= high:
        raise ValueError("empty range")
    X_train = np.asarray(X_train, dtype=float)
    X = np.asarray(X, dtype=float)
    a, b = X_train.min(axis=0), X_train.max(axis=0)
    constant = (a == b) | ((X.max(axis=0) == X.min(axis=0)) & (len(X) > 1))
    spread = np.where(constant, 1.0, b - a)
    out = low + (X - a) / spread * (high - low)
    out[:, constant] = low
    return out
