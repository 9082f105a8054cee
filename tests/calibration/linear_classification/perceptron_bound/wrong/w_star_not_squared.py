"""does not square the length of w_star

Breaks: `w_star` in other units
Slips: 1, no bound is right but for weights of length 1
"""


def perceptron_bound(X, y, w_star):
    X = np.asarray(X, dtype=float)
    margins = y * (X @ w_star)
    if margins.min() <= 0:
        raise ValueError("w_star does not separate")
    R = np.linalg.norm(X, axis=1).max()
    return np.linalg.norm(w_star) * (R / margins.min()) ** 2
