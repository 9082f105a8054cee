"""rounds the mapped values to twelve decimals

Breaks: other ranges than 0 to 1
"""


def min_max_scale(X_train, X, low=0.0, high=1.0):
    if low >= high:
        raise ValueError("empty range")
    X_train = np.asarray(X_train, dtype=float)
    X = np.asarray(X, dtype=float)
    a, b = X_train.min(axis=0), X_train.max(axis=0)
    constant = a == b
    spread = np.where(constant, 1.0, b - a)
    out = low + (X - a) / spread * (high - low)
    out[:, constant] = low
    return np.round(out, 12)
