"""writes integers into a table of float32, which rounds those above 16 million

Breaks: integers (the result is float64)
Slips: 1
"""


def add_intercept(X):
    if X.ndim == 1:
        X = X[:, np.newaxis]
    Z = np.ones((len(X), X.shape[1] + 1), dtype=X.dtype if X.dtype == float else np.float32)
    Z[:, 1:] = X
    return Z.astype(float)
