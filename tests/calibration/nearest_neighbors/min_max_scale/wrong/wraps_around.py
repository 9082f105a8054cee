"""subtracts in the dtype of the tables, where uint8 wraps around

Breaks: integers (`uint8` included)
"""


def min_max_scale(X_train, X, low=0.0, high=1.0):

    if low >= high:
        raise ValueError("low must be below high")
    a, b = X_train.min(axis=0), X_train.max(axis=0)
    spread = np.where(a == b, 1, b.astype(float) - a)
    share = np.where(a == b, 0.0, (X - a) / spread)
    return low + share * (high - low)
