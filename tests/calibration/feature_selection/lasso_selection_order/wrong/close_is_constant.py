"""calls a column constant if its entries are close to the first

Slips: 1
"""


def lasso_selection_order(X, y, lams, lasso):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    Z = np.zeros(X.shape)
    for j, x in enumerate(X.T):
        if not np.allclose(x, x[0]):
            Z[:, j] = (x - x.mean()) / x.std()
    order = []
    for lam in sorted(lams, reverse=True):
        w = lasso(Z, y - y.mean(), lam)
        order += [int(j) for j in np.flatnonzero(np.abs(w) > 1e-8) if j not in order]
    return order
