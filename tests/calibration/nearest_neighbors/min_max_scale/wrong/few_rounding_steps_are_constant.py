"""takes a column for constant if its spread is some rounding steps of its largest value

Breaks: a tiny spread that is not constant
"""


def min_max_scale(X_train, X, low=0.0, high=1.0):
    if low >= high:
        raise ValueError("empty range")
    X_train = np.asarray(X_train, dtype=float)
    X = np.asarray(X, dtype=float)
    a, b = X_train.min(axis=0), X_train.max(axis=0)
    constant = b - a <= 1e-15 * np.abs(b)
    spread = np.where(constant, 1.0, b - a)
    out = low + (X - a) / spread * (high - low)
    out[:, constant] = low
    return out
