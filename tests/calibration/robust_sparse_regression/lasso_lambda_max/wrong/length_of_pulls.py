"""takes the Euclidean length of all pulls

Breaks: many columns
Slips: 1, only tables of one column are right
"""


def lasso_lambda_max(X, y):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    return float(np.linalg.norm((X - X.mean(axis=0)).T @ (y - y.mean())))
