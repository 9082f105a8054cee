"""orders features by their weights at the lowest price

Breaks: the order of entry
Slips: 1, the price of entry is never looked at
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
            if abs(w[j]) > 1e-8 and j not in order:
                order.append(j)
    return sorted(order, key=lambda j: -abs(w[j]))
