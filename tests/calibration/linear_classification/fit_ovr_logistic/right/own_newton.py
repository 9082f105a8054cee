# Runs Newton for all classes itself, with its own stop.
def fit_ovr_logistic(X, y, n_classes, lam=1e-2):
    if min(y) < 0 or max(y) > n_classes - 1:
        raise ValueError("labels")
    A = np.array(X, dtype=float)
    n, d = A.shape
    ridge = np.diag([0.0] + [lam] * (d - 1))
    W = np.zeros((d, n_classes))
    for k in range(n_classes):
        t, w = (y == k).astype(float), np.zeros(d)
        for _ in range(40):
            p = 1 / (1 + np.exp(-(A @ w)))
            w = w - np.linalg.solve(A.T @ (A * (p * (1 - p))[:, None]) / n + ridge, A.T @ (p - t) / n + ridge @ w)
        W[:, k] = w
    return W
