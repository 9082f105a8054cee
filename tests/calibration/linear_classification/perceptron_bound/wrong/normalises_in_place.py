"""divides w_star by its length in place

Breaks: that the arguments stay as they were
"""


def perceptron_bound(X, y, w_star):
    X = np.asarray(X, dtype=float)
    if w_star.dtype.kind == 'f':
        w_star /= max(np.linalg.norm(w_star), 1e-300)
    margins = y * (X @ w_star)
    if margins.min() <= 0:
        raise ValueError("w_star does not separate")
    R = np.linalg.norm(X, axis=1).max()
    return (R * np.linalg.norm(w_star) / margins.min()) ** 2
