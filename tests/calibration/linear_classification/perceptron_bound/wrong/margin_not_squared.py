"""does not square the smallest margin

Breaks: `w_star` in other units
Slips: 2, right only where the smallest margin is 1
"""


def perceptron_bound(X, y, w_star):
    X = np.asarray(X, dtype=float)
    margins = y * (X @ w_star)
    if margins.min() <= 0:
        raise ValueError("w_star does not separate")
    R = np.linalg.norm(X, axis=1).max()
    return (R * np.linalg.norm(w_star)) ** 2 / margins.min()
