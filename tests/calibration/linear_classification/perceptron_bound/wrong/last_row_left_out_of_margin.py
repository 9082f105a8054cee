"""leaves the last row out of the smallest margin

Breaks: margins of different sizes
"""


def perceptron_bound(X, y, w_star):
    X = np.asarray(X, dtype=float)
    margins = y * (X @ w_star)
    if margins.min() <= 0:
        raise ValueError("w_star does not separate")
    R = np.linalg.norm(X, axis=1).max()
    return (R * np.linalg.norm(w_star) / margins[: max(len(X) - 1, 1)].min()) ** 2
