"""does not square the length of the longest row

Breaks: rows in other units
Slips: 1, no bound is right but for rows of length 1
"""


def perceptron_bound(X, y, w_star):
    X = np.asarray(X, dtype=float)
    margins = y * (X @ w_star)
    if margins.min() <= 0:
        raise ValueError("w_star does not separate")
    R = np.linalg.norm(X, axis=1).max()
    return R * (np.linalg.norm(w_star) / margins.min()) ** 2
