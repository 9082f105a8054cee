"""takes the smallest and the largest value of the whole table in place of each column

Slips: 1, no column but the widest is right
"""


def min_max_scale(X_train, X, low=0.0, high=1.0):
    if low >= high:
        raise ValueError("low")
    a, b = X_train.min(), X_train.max()
    if a == b:
        return np.full(X.shape, low)
    return low + (X - a) / (b - a) * (high - low)
