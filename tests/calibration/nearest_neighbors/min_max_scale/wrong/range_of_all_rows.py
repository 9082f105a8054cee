"""takes the smallest and the largest value of training and new rows together

Breaks: new rows inside and outside of the training range
"""


def min_max_scale(X_train, X, low=0.0, high=1.0):
    if low >= high:
        raise ValueError("low")
    both = np.vstack([X_train, X])
    a, b = both.min(axis=0), both.max(axis=0)
    constant = X_train.min(axis=0) == X_train.max(axis=0)
    spread = np.where(constant | (a == b), 1.0, b - a)
    share = np.where(constant, 0.0, (X - a) / spread)
    return low + share * (high - low)
