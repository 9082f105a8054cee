# The highest price at which each feature is in, then a stable sort.
def lasso_selection_order(X, y, lams, lasso):
    d = X.shape[1]
    Z = np.zeros(X.shape)
    for j in range(d):
        if X[:, j].max() > X[:, j].min():
            Z[:, j] = (X[:, j] - X[:, j].mean()) / X[:, j].std()
    W = np.array([lasso(Z, y - np.mean(y), float(lam)) for lam in lams])
    inside = np.abs(W) > 1e-8
    first = [max((lam for lam, row in zip(lams, inside) if row[j]), default=0) for j in range(d)]
    return [j for j in sorted(range(d), key=lambda j: (-first[j], j)) if first[j] > 0]
