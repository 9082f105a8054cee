"""returns half of the pull

Slips: 1, no result is right
"""


def lasso_lambda_max(X, y):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    return float(0.5 * np.max(np.abs((X - X.mean(axis=0)).T @ (y - y.mean()))))
