"""scales the new rows by their own smallest and largest values

Slips: 1, no new row is right
"""


def min_max_scale(X_train, X, low=0.0, high=1.0):
    if low >= high:
        raise ValueError("low")
    a, b = X.min(axis=0), X.max(axis=0)
    spread = np.where(a == b, 1.0, b - a)
    return low + (X - a) / spread * (high - low)
