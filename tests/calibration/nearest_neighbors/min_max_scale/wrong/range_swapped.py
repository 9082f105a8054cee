"""multiplies by low - high, so that the largest value goes to the wrong side

Slips: 1, only the smallest value is right
"""


def min_max_scale(X_train, X, low=0.0, high=1.0):
    if low >= high:
        raise ValueError("low")
    a, b = X_train.min(axis=0), X_train.max(axis=0)
    spread = np.where(a == b, 1.0, b - a)
    share = np.where(a == b, 0.0, (X - a) / spread)
    return low + share * (low - high)
