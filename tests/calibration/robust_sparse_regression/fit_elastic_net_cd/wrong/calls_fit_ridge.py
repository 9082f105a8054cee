"""calls fit_ridge if lam1 is 0, which refuses constant columns if lam2 is 0, too

Breaks: constant columns
Slips: 1
"""


def fit_elastic_net_cd(X, y, lam1, lam2, n_iter=1000, tol=1e-10):
    if lam1 < 0 or lam2 < 0:
        raise ValueError("no penalty may be negative")
    if lam1 == 0:
        return fit_ridge(X, y, lam2)
    mx, my = X.mean(axis=0), y.mean()
    Xc, left = X - mx, y - my
    squares = (Xc**2).sum(axis=0)
    w = np.zeros(X.shape[1])
    for _ in range(n_iter):
        before = w.copy()
        for j in range(X.shape[1]):
            if X[:, j].max() == X[:, j].min():
                continue
            left = left + Xc[:, j] * w[j]
            w[j] = soft_threshold(float(Xc[:, j] @ left), lam1) / (squares[j] + lam2)
            left = left - Xc[:, j] * w[j]
        if np.abs(w - before).max() < tol:
            break
    return w, float(my - mx @ w)
