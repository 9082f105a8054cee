# Computes the residual again for each weight, with soft_threshold.
def fit_lasso_cd(X, y, lam, n_iter=1000, tol=1e-10):
    if lam < 0:
        raise ValueError("lam")
    Xc, yc = X - X.mean(axis=0), y - y.mean()
    w = np.zeros(X.shape[1])
    for _ in range(n_iter):
        before = w.copy()
        for j in range(len(w)):
            if X[:, j].max() == X[:, j].min():
                continue
            others = yc - Xc @ w + Xc[:, j] * w[j]
            w[j] = soft_threshold(float(Xc[:, j] @ others), lam) / np.sum(Xc[:, j] ** 2)
        if np.max(np.abs(w - before)) < tol:
            break
    return w, y.mean() - X.mean(axis=0) @ w
