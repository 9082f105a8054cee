"""takes a column with a small spread as constant

Breaks: a tiny spread that is not constant
"""


def min_max_scale(X_train, X, low=0.0, high=1.0):
    if low >= high:
        raise ValueError("low")
    a, b = X_train.min(axis=0), X_train.max(axis=0)
    constant = (b - a) <= 1e-8 * np.maximum(np.abs(a), np.abs(b))
    share = np.where(constant, 0.0, (X - a) / np.where(constant, 1.0, b - a))
    return low + share * (high - low)
