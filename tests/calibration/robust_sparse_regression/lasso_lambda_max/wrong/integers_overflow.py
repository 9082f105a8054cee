"""multiplies integers in their own dtype, and subtracts the means afterwards

Breaks: integers
Slips: 1
"""


def lasso_lambda_max(X, y):
    yc = y - y.mean()
    if X.dtype.kind in "iu" and y.dtype.kind in "iu":
        n = len(y)
        products = X.T @ y - n * X.mean(axis=0) * y.mean()
    else:
        products = (X - X.mean(axis=0)).T @ yc
    return float(np.abs(products).max())
