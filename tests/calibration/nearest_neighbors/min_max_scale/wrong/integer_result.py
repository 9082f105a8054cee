"""stores the result in an array of the dtype of X, which cuts off fractions of integers

Breaks: integers
"""


def min_max_scale(X_train, X, low=0.0, high=1.0):
    if low >= high:
        raise ValueError("low")
    a, b = X_train.min(axis=0), X_train.max(axis=0)
    out = np.zeros_like(X)
    for j in range(X.shape[1]):
        if a[j] == b[j]:
            out[:, j] = low
        else:
            out[:, j] = low + (X[:, j] - a[j]) / (b[j] - a[j]) * (high - low)
    return out
