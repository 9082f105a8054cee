"""takes the longest column

Breaks: rows of different lengths
Slips: 1, no bound is right
"""


def perceptron_bound(X, y, w_star):
    X = np.asarray(X, dtype=float)
    margins = y * (X @ w_star)
    if margins.min() <= 0:
        raise ValueError("w_star does not separate")
    R = np.linalg.norm(X, axis=0).max()
    return (R * np.linalg.norm(w_star) / margins.min()) ** 2
