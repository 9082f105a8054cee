"""looks at the first column only

Breaks: many columns
Slips: 1, only tables of one column are right
"""


def lasso_lambda_max(X, y):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    return float(np.max(np.abs((X - X.mean(axis=0))[:, :1].T @ (y - y.mean()))))
