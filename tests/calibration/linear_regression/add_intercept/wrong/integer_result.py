"""keeps the integer dtype of X, so the design matrix is not float64

Breaks: integers (the result is float64)
Slips: 1
"""


def add_intercept(X):
    if X.ndim == 1:
        X = X[:, None]
    Z = np.ones((X.shape[0], X.shape[1] + 1), dtype=X.dtype)
    Z[:, 1:] = X
    return Z
