"""lets features enter at any weight that is not 0

Breaks: weights near the limit
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
        for j in range(len(w)):
            if w[j] != 0 and j not in order:
                order.append(j)
    return order
