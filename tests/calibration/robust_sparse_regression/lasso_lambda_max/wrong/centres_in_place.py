"""centres the targets in place

Breaks: that the arguments stay as they were
"""


def lasso_lambda_max(X, y):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    y -= y.mean()
    return float(np.max(np.abs((X - X.mean(axis=0)).T @ (y - y.mean()))))
