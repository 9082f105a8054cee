"""sets weights below 1e-3 to 0 at the end

Breaks: small ones ($10^{-11}$) that must not
"""


def fit_lasso_cd(X, y, lam, n_iter=1000, tol=1e-10):
    if lam < 0:
        raise ValueError("lam")
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    n, d = X.shape
    xbar, ybar = X.mean(axis=0), y.mean()
    Xc, yc = X - xbar, y - ybar
    flat = X.max(axis=0) == X.min(axis=0)
    squares = (Xc**2).sum(axis=0)
    w = np.zeros(d)
    r = yc.copy()
    for _ in range(n_iter):
        biggest = 0.0
        for j in range(d):
            if flat[j]:
                continue
            old = w[j]
            z = Xc[:, j] @ r + squares[j] * old
            w[j] = np.sign(z) * max(abs(z) - lam, 0.0) / squares[j]
            r -= Xc[:, j] * (w[j] - old)
            biggest = max(biggest, abs(w[j] - old))
        if biggest < tol:
            break
    w[np.abs(w) < 1e-3] = 0.0
    return w, float(ybar - xbar @ w)
