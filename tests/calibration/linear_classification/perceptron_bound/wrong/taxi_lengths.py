"""adds absolute values for the length of a row

Breaks: rows of different lengths
Slips: 1, right for a single column only
"""


def perceptron_bound(X, y, w_star):
    X = np.asarray(X, dtype=float)
    margins = y * (X @ w_star)
    if margins.min() <= 0:
        raise ValueError("w_star does not separate")
    R = np.abs(X).sum(axis=1).max()
    return (R * np.linalg.norm(w_star) / margins.min()) ** 2
