"""takes a column for constant if its variance, a square, is 0

Breaks: columns in tiny or huge units
"""


def min_max_scale(X_train, X, low=0.0, high=1.0):
    if low >= high:
        raise ValueError("empty range")
    X_train = np.asarray(X_train, dtype=float)
    X = np.asarray(X, dtype=float)
    a, b = X_train.min(axis=0), X_train.max(axis=0)
    constant = (X_train - a).var(axis=0) == 0
    spread = np.where(constant, 1.0, b - a)
    out = low + (X - a) / spread * (high - low)
    out[:, constant] = low
    return out
