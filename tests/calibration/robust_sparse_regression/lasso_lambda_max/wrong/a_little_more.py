"""returns 1.001 times the pull, to be on the safe side

Slips: 1, no result is right
"""


def lasso_lambda_max(X, y):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    return float(1.001 * np.max(np.abs((X - X.mean(axis=0)).T @ (y - y.mean()))))
