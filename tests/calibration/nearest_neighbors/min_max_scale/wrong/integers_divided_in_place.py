"""divides the differences in place, which fails where both tables are integers

Breaks: integers
"""


def min_max_scale(X_train, X, low=0.0, high=1.0):
    if low >= high:
        raise ValueError("range")
    a, b = X_train.min(axis=0), X_train.max(axis=0)
    share = X - a
    share /= np.where(a == b, 1, b - a)
    share[:, a == b] = 0
    return low + share * (high - low)
