"""takes the absolute value of the largest product

Breaks: a largest product that is negative
Slips: 1, a negative one stands in all its tests
"""


def lasso_lambda_max(X, y):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    return float(abs(np.max((X - X.mean(axis=0)).T @ (y - y.mean()))))
