"""sets weights below 1e-10 to 0 at the end

Breaks: small ones ($10^{-11}$) that must not
Slips: 1
"""


def fit_lasso_cd(X, y, lam, n_iter=1000, tol=1e-10):
    if lam < 0:
        raise ValueError("lam")
    X, y = np.asarray(X, float), np.asarray(y, float)
    Xc, e = X - X.mean(axis=0), y - y.mean()
    d = X.shape[1]
    w, q = np.zeros(d), (Xc**2).sum(axis=0)
    q[X.max(axis=0) == X.min(axis=0)] = 0
    for sweep in range(n_iter):
        change = 0.0
        for j in range(d):
            if q[j] == 0:
                continue
            z = Xc[:, j] @ e + q[j] * w[j]
            new = float(np.sign(z)) * max(abs(z) - lam, 0.0) / q[j]
            e = e - Xc[:, j] * (new - w[j])
            change = max(change, abs(new - w[j]))
            w[j] = new
        if change < tol:
            break
    w[np.abs(w) < 1e-10] = 0.0
    return w, float(y.mean() - X.mean(axis=0) @ w)
