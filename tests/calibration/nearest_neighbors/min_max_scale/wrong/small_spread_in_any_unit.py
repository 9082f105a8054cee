"""takes a spread below 1e-6 as zero, in whatever unit

Breaks: columns in tiny or huge units
"""


def min_max_scale(X_train, X, low=0.0, high=1.0):
    if low >= high:
        raise ValueError("low")
    a, b = X_train.min(axis=0), X_train.max(axis=0)
    constant = (b - a < 1e-6) & (np.abs(a) < 1e-6)
    constant = constant | (a == b)
    share = np.where(constant, 0.0, (X - a) / np.where(constant, 1.0, b - a))
    return low + share * (high - low)
