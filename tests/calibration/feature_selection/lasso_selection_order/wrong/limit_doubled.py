"""lets features enter at a weight above 2e-8

Breaks: weights near the limit
"""


def lasso_selection_order(X, y, lams, lasso):
    X, y = np.array(X, dtype=float), np.array(y, dtype=float)
    flat = X.max(axis=0) == X.min(axis=0)
    Z = X - X.mean(axis=0)
    spread = np.sqrt((Z**2).mean(axis=0))
    Z = np.where(flat, 0.0, Z / np.where(flat, 1.0, spread))
    t = y - y.mean()
    order = []
    for lam in sorted(np.asarray(lams).tolist(), reverse=True):
        w = lasso(Z, t, lam)
        for j in range(Z.shape[1]):
            if abs(w[j]) > 2e-8 and j not in order:
                order.append(j)
    return order
