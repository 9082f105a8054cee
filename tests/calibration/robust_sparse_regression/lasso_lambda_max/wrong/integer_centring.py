"""centres integers in their own dtype

Breaks: integers
"""


def lasso_lambda_max(X, y):
    Xc = X - X.mean(axis=0).astype(X.dtype)
    yc = y - y.mean().astype(y.dtype)
    return float(np.max(np.abs(Xc.T.astype(float) @ yc)))
