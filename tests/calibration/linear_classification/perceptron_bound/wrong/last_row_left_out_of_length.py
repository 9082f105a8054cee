"""leaves the last row out where it looks for the longest

Breaks: rows of different lengths
"""


def perceptron_bound(X, y, w_star):
    X = np.asarray(X, dtype=float)
    margins = y * (X @ w_star)
    if margins.min() <= 0:
        raise ValueError("w_star does not separate")
    R = np.linalg.norm(X[: max(len(X) - 1, 1)], axis=1).max()
    return (R * np.linalg.norm(w_star) / margins.min()) ** 2
