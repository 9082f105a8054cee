"""puts the larger weight first if several features enter at one price

Breaks: ties
Slips: 1
"""


def lasso_selection_order(X, y, lams, lasso):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    Z = X - X.mean(axis=0)
    flat = X.max(axis=0) == X.min(axis=0)
    Z[:, flat] = 0.0
    Z[:, ~flat] /= Z[:, ~flat].std(axis=0)
    t = y - y.mean()
    order = []
    for lam in np.sort(lams)[::-1]:
        w = lasso(Z, t, float(lam))
        for j in np.argsort(-np.abs(w), kind="stable").tolist():
            if abs(w[j]) > 1e-8 and j not in order:
                order.append(j)
    return order
