"""takes a column for constant if its spread is below 1e-20

Breaks: a tiny spread that is not constant
Slips: 1
"""


def min_max_scale(X_train, X, low=0.0, high=1.0):
    if low >= high:
        raise ValueError("low must be below high")
    a, b = X_train.min(axis=0).astype(float), X_train.max(axis=0).astype(float)
    constant = b - a < 1e-20
    spread = np.where(constant, 1.0, b - a)
    return np.where(constant, low, low + (X - a) / spread * (high - low))
