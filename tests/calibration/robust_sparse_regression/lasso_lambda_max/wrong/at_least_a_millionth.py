"""returns at least 1e-6

Breaks: tiny or huge units
"""


def lasso_lambda_max(X, y):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    return max(1e-6, float(np.max(np.abs((X - X.mean(axis=0)).T @ (y - y.mean())))))
