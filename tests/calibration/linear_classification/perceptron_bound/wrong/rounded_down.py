"""rounds the bound down to an integer

Slips: 1, only bounds that are integers are right
"""


def perceptron_bound(X, y, w_star):
    X = np.asarray(X, dtype=float)
    margins = y * (X @ w_star)
    if margins.min() <= 0:
        raise ValueError("w_star does not separate")
    R = np.linalg.norm(X, axis=1).max()
    return int((R * np.linalg.norm(w_star) / margins.min()) ** 2)
