"""subtracts n times the product of the means after multiplying, which cancels far from 0

Breaks: columns and targets far from 0
"""


def lasso_lambda_max(X, y):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    return float(np.abs(X.T @ y - len(y) * X.mean(axis=0) * y.mean()).max())
