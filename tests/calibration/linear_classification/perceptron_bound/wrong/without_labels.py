"""leaves out the labels

Slips: 1, it raises for every table with both labels
"""


def perceptron_bound(X, y, w_star):
    X = np.asarray(X, dtype=float)
    margins = X @ w_star
    if margins.min() <= 0:
        raise ValueError("w_star does not separate")
    R = np.linalg.norm(X, axis=1).max()
    return (R * np.linalg.norm(w_star) / margins.min()) ** 2
