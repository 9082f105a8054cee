"""casts y to the dtype of X, which cuts off fractions where X holds integers

Breaks: integers
Slips: 1
"""


def fit_min_norm(X, y, rcond=1e-12):
    return np.linalg.pinv(X, rcond=rcond) @ y.astype(X.dtype)
