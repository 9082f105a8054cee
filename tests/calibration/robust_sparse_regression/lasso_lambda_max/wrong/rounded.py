"""rounds to 8 decimals

Breaks: tiny or huge units
Slips: 1, 8 decimals are too few in nearly every test
"""


def lasso_lambda_max(X, y):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    return round(float(np.max(np.abs((X - X.mean(axis=0)).T @ (y - y.mean())))), 8)
