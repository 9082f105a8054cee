"""sets weights below 1e-8 to 0

Breaks: small ones ($10^{-11}$) that must not
Slips: 1
"""


def fit_lasso_cd(X, y, lam, n_iter=1000, tol=1e-10):
    if lam < 0:
        raise ValueError("lam must not be negative")
    X, y = np.asarray(X, float), np.asarray(y, float)
    mx, my = X.mean(axis=0), y.mean()
    Xc, left = X - mx, y - my
    squares = (Xc**2).sum(axis=0)
    w = np.zeros(X.shape[1])
    free = X.max(axis=0) > X.min(axis=0)
    for sweep in range(n_iter):
        moved = 0.0
        for j in np.flatnonzero(free):
            pull = Xc[:, j] @ left + squares[j] * w[j]
            new = soft_threshold(float(pull), lam) / squares[j]
            left = left - Xc[:, j] * (new - w[j])
            moved = max(moved, abs(new - w[j]))
            w[j] = new
        if moved < tol:
            break
    w[np.abs(w) < 1e-8] = 0.0
    return w, float(my - mx @ w)
