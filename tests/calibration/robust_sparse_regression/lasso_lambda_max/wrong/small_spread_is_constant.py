"""leaves out columns whose deviation is below 1e-8

Breaks: tiny or huge units
Slips: 1
"""


def lasso_lambda_max(X, y):
    Xc, yc = X - X.mean(axis=0), y - y.mean()
    spread = Xc.std(axis=0)
    products = np.abs(Xc.T @ yc)
    products[spread < 1e-8 * max(1.0, spread.max())] = 0.0
    return float(products.max())
