"""drops axes of length 1, so that one column fails

Breaks: one column
Slips: 1, one column stands in two of its tests
"""


def lasso_lambda_max(X, y):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    X = np.squeeze(X)
    return float(np.max(np.abs(np.sum((X - X.mean(axis=0)) * (y - y.mean())[:, None], axis=0))))
