"""sets weights below 1e-5 to 0

Breaks: small ones ($10^{-11}$) that must not
"""


def fit_lasso_cd(X, y, lam, n_iter=1000, tol=1e-10):
    if lam < 0:
        raise ValueError("lam must not be negative")
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    d = X.shape[1]
    x_mean, y_mean = X.mean(axis=0), y.mean()
    Xc, r = X - x_mean, y - y_mean
    squares = (Xc**2).sum(axis=0)
    varies = X.max(axis=0) > X.min(axis=0)
    w = np.zeros(d)
    for _ in range(n_iter):
        largest = 0.0
        for j in np.flatnonzero(varies):
            old = w[j]
            w[j] = soft_threshold(Xc[:, j] @ r + squares[j] * old, lam) / squares[j]
            r = r - Xc[:, j] * (w[j] - old)
            largest = max(largest, abs(w[j] - old))
        if largest < tol:
            break
    w[np.abs(w) < 1e-5] = 0.0
    return w, float(y_mean - x_mean @ w)
