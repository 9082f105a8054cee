"""calls a column constant if its standard deviation is exactly 0

Slips: 1
"""


def lasso_selection_order(X, y, lams, lasso):
    X, y = np.asarray(X, float), np.asarray(y, float)
    spread = X.std(axis=0)
    Z = (X - X.mean(axis=0)) / np.where(spread == 0, 1.0, spread)
    order = []
    for lam in sorted(lams, reverse=True):
        w = lasso(Z, y - y.mean(), lam)
        order += [int(j) for j in np.flatnonzero(np.abs(w) > 1e-8) if j not in order]
    return order
