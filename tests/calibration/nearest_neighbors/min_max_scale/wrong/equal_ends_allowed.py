"""raises an error only if low lies above high, not if they are equal

Breaks: `ValueError` for `low` above `high` or equal to it
"""


def min_max_scale(X_train, X, low=0.0, high=1.0):
    if low > high:
        raise ValueError("low")
    a, b = X_train.min(axis=0), X_train.max(axis=0)
    spread = np.where(a == b, 1.0, b - a)
    share = np.where(a == b, 0.0, (X - a) / spread)
    return low + share * (high - low)
