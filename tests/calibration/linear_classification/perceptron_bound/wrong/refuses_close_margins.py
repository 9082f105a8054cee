"""refuses a `w_star` whose smallest margin is below 1e-8 of the lengths of row and weights

Breaks: margins of different sizes
"""


def perceptron_bound(X, y, w_star):
    X, w_star = np.asarray(X, dtype=float), np.asarray(w_star, dtype=float)
    longest, length = np.linalg.norm(X, axis=1).max(), np.linalg.norm(w_star)
    rho = np.min(y * (X @ w_star))
    if rho <= 1e-8 * longest * length:
        raise ValueError("w_star does not separate")
    return float((longest * length / rho) ** 2)
