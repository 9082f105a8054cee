# Works without the earlier exercises.
def fit_svm_subgradient(X, y, C, n_iter, eta0):
    n, d = X.shape
    Z = np.hstack([X, np.ones((n, 1))])
    u, best, lowest = np.zeros(d + 1), np.zeros(d + 1), C * n
    for t in range(1, n_iter + 1):
        short = y * (Z @ u) < 1
        g = np.append(u[:-1], 0.0) - C * (y[short] @ Z[short])
        u = u - eta0 / t**0.5 * g
        value = u[:-1] @ u[:-1] / 2 + C * np.maximum(0, 1 - y * (Z @ u)).sum()
        if value < lowest:
            best, lowest = u.copy(), value
    return best[:-1], float(best[-1]), float(lowest)
