"""adds 1e-12 to the smallest margin

Breaks: `w_star` in other units
"""


def perceptron_bound(X, y, w_star):
    X = np.asarray(X, dtype=float)
    margins = y * (X @ w_star)
    if margins.min() <= 0:
        raise ValueError("w_star does not separate")
    R = np.linalg.norm(X, axis=1).max()
    return (R * np.linalg.norm(w_star) / (margins.min() + 1e-12)) ** 2
