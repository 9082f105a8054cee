# Keeps all points in one table with the offset as a column, and looks for the best at the end.
def fit_svm_subgradient(X, y, C, n_iter, eta0):
    n, d = X.shape
    Z = np.column_stack([X, np.ones(n)]) * y[:, np.newaxis]
    walk = np.zeros((n_iter + 1, d + 1))
    for t in range(1, n_iter + 1):
        u = walk[t - 1]
        slope = np.append(u[:-1], 0.0) - C * Z[Z @ u < 1].sum(axis=0)
        walk[t] = u - eta0 * t**-0.5 * slope
    prices = 0.5 * (walk[:, :-1] ** 2).sum(axis=1) + C * np.maximum(0, 1 - walk @ Z.T).sum(axis=1)
    best = int(np.argmin(prices))
    return walk[best, :-1], walk[best, -1], prices[best]
