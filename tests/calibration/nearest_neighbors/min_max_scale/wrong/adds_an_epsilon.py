"""adds 1e-8 to the spread to avoid a division by zero

Breaks: columns in tiny or huge units
Slips: 1, hardly any value is within the tolerance
"""


def min_max_scale(X_train, X, low=0.0, high=1.0):
    if low >= high:
        raise ValueError("low")
    a, b = X_train.min(axis=0), X_train.max(axis=0)
    share = np.where(a == b, 0.0, (X - a) / (b - a + 1e-8))
    return low + share * (high - low)
