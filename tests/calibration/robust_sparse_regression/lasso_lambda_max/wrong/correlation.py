"""divides by the lengths of the columns, which makes correlations of pulls

Slips: 1, no result is right but for columns of length 1
"""


def lasso_lambda_max(X, y):
    Xc, yc = X - X.mean(axis=0), y - y.mean()
    return float(np.max(np.abs(Xc.T @ yc) / np.maximum(np.linalg.norm(Xc, axis=0), 1e-300)))
