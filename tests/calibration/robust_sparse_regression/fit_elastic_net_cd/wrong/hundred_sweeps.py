"""stops after 100 sweeps, which are too few for correlated columns

Breaks: both penalties
Slips: 1
"""


def fit_elastic_net_cd(X, y, lam1, lam2, n_iter=100, tol=1e-10):
    if lam1 < 0 or lam2 < 0:
        raise ValueError("lam")
    X, y = np.asarray(X, float), np.asarray(y, float)
    Xc, e = X - X.mean(axis=0), y - y.mean()
    d = X.shape[1]
    w, q = np.zeros(d), (Xc**2).sum(axis=0)
    q[X.max(axis=0) == X.min(axis=0)] = 0
    for _ in range(n_iter):
        most = 0.0
        for j in range(d):
            if q[j] == 0:
                continue
            z = Xc[:, j] @ e + q[j] * w[j]
            new = float(np.sign(z)) * max(abs(z) - lam1, 0.0) / (q[j] + lam2)
            e = e - Xc[:, j] * (new - w[j])
            most = max(most, abs(new - w[j]))
            w[j] = new
        if most < tol:
            break
    return w, float(y.mean() - X.mean(axis=0) @ w)
