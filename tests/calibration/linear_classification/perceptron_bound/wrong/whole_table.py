"""takes the length of the whole table in place of its longest row

Breaks: rows of different lengths
Slips: 1, right for a single row only
"""


def perceptron_bound(X, y, w_star):
    X = np.asarray(X, dtype=float)
    margins = y * (X @ w_star)
    if margins.min() <= 0:
        raise ValueError("w_star does not separate")
    R = np.linalg.norm(X)
    return (R * np.linalg.norm(w_star) / margins.min()) ** 2
