"""rounds to 8 decimals

Breaks: tiny or huge units
"""


def lasso_lambda_max(X, y):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    return round(float(np.max(np.abs((X - X.mean(axis=0)).T @ (y - y.mean())))), 8)
