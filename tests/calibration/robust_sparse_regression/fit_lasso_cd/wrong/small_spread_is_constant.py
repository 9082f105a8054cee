"""leaves out columns whose squares are below 1e-6

Breaks: columns in small units
"""


def fit_lasso_cd(X, y, lam, n_iter=1000, tol=1e-10):
    if lam < 0:
        raise ValueError("lam must not be negative")
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    d = X.shape[1]
    x_mean, y_mean = X.mean(axis=0), y.mean()
    Xc, r = X - x_mean, y - y_mean
    squares = (Xc**2).sum(axis=0)
    varies = squares > 1e-6
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
    return w, float(y_mean - x_mean @ w)
