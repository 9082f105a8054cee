"""returns twice the pull, which belongs to the objective without 1/2

Slips: 1, no result is right
"""


def lasso_lambda_max(X, y):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    return float(2 * np.max(np.abs((X - X.mean(axis=0)).T @ (y - y.mean()))))
