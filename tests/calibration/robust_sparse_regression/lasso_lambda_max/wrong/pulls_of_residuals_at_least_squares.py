"""takes the pulls after least squares in place of those at w = 0

Slips: 1, all pulls are 0 then
"""


def lasso_lambda_max(X, y):
    Xc, yc = X - X.mean(axis=0), y - y.mean()
    w = np.linalg.lstsq(Xc, yc, rcond=None)[0]
    return float(np.max(np.abs(Xc.T @ (yc - Xc @ w))))
