"""subtracts the first row in the small integer type of the columns

Breaks: standardised columns
"""


def lasso_selection_order(X, y, lams, lasso):
    X = (X - X[0]).astype(float)
    y = np.asarray(y, float)
    flat = X.max(axis=0) == X.min(axis=0)
    Z = (X - X.mean(axis=0)) / np.where(flat, np.inf, X.std(axis=0))
    order = []
    for lam in sorted(lams, reverse=True):
        w = lasso(Z, y - y.mean(), lam)
        order += [j for j in range(len(w)) if abs(w[j]) > 1e-8 and j not in order]
    return order
