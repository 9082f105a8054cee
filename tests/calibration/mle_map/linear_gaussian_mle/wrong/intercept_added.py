"""adds a column of ones of its own

Breaks: the weights
Slips: 1, weights and variance belong to another model
"""


def linear_gaussian_mle(X, y):
    n, d = X.shape
    if y.shape != (n,):
        raise ValueError("y must have shape (n,)")
    if np.linalg.matrix_rank(X) < d:
        raise np.linalg.LinAlgError("dependent columns")
    Z = np.column_stack([np.ones(n), X])
    w = np.linalg.lstsq(Z, y, rcond=None)[0]
    return w[1:], float(np.mean((Z @ w - y) ** 2))
