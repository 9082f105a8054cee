"""writes the mapped values over the rows that it was given

Breaks: that the arguments stay as they were
"""


def min_max_scale(X_train, X, low=0.0, high=1.0):
    if low >= high:
        raise ValueError("low")
    a, b = X_train.min(axis=0), X_train.max(axis=0)
    if X.dtype != float:
        X = X.astype(float)
    X -= a
    X /= np.where(a == b, 1.0, b - a)
    X[:, a == b] = 0.0
    X *= high - low
    X += low
    return X
