"""squares an int8 `w_star` in its own type

Breaks: integers (`int8` included, whose squares would not fit)
"""


def perceptron_bound(X, y, w_star):
    rows = np.asarray(X, dtype=float)
    margins = y * (rows @ w_star)
    if np.any(margins <= 0):
        raise ValueError("w_star does not separate")
    longest = (rows**2).sum(axis=1).max()
    return float(longest * (w_star @ w_star) / margins.min() ** 2)
