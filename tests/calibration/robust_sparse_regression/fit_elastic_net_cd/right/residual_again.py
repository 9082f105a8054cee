# Computes the residual again for each weight, with soft_threshold.
def fit_elastic_net_cd(X, y, lam1, lam2, n_iter=1000, tol=1e-10):
    if lam1 < 0 or lam2 < 0:
        raise ValueError("lam")
    Xc, yc = X - X.mean(axis=0), y - y.mean()
    w = np.zeros(X.shape[1])
    for _ in range(n_iter):
        before = w.copy()
        for j in range(len(w)):
            if X[:, j].max() == X[:, j].min():
                continue
            others = yc - Xc @ w + Xc[:, j] * w[j]
            pull = float(Xc[:, j] @ others)
            w[j] = soft_threshold(pull, lam1) / (np.sum(Xc[:, j] ** 2) + lam2)
        if np.max(np.abs(w - before)) < tol:
            break
    return w, y.mean() - X.mean(axis=0) @ w
