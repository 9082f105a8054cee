"""stops after 25 sweeps, which are too few for equal columns

Breaks: equal columns
"""


def fit_elastic_net_cd(X, y, lam1, lam2, n_iter=1000, tol=1e-10):
    if lam1 < 0 or lam2 < 0:
        raise ValueError("negative penalty")
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    n, d = X.shape
    xbar, ybar = X.mean(axis=0), y.mean()
    Xc, yc = X - xbar, y - ybar
    flat = X.max(axis=0) == X.min(axis=0)
    squares = (Xc**2).sum(axis=0)
    w = np.zeros(d)
    r = yc.copy()
    for _ in range(min(n_iter, 25)):
        biggest = 0.0
        for j in range(d):
            if flat[j]:
                continue
            old = w[j]
            z = Xc[:, j] @ r + squares[j] * old
            w[j] = np.sign(z) * max(abs(z) - lam1, 0.0) / (squares[j] + lam2)
            r -= Xc[:, j] * (w[j] - old)
            biggest = max(biggest, abs(w[j] - old))
        if biggest < tol:
            break
    return w, float(ybar - xbar @ w)
