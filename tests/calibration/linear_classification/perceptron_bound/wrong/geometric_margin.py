"""divides the margin by the length of w_star as well

Breaks: `w_star` in other units
Slips: 1, the length of w_star counts twice
"""


def perceptron_bound(X, y, w_star):
    X = np.asarray(X, dtype=float)
    margins = y * (X @ w_star)
    if margins.min() <= 0:
        raise ValueError("w_star does not separate")
    R = np.linalg.norm(X, axis=1).max()
    return (R * np.linalg.norm(w_star) / (margins.min() / np.linalg.norm(w_star))) ** 2
