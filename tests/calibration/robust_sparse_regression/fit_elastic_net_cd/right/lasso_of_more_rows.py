# The lasso on d more rows, sqrt(lam2) times the identity, by coordinate descent on products.
def fit_elastic_net_cd(X, y, lam1, lam2, n_iter=1000, tol=1e-10):
    if min(lam1, lam2) < 0:
        raise ValueError("negative")
    centre = np.mean(X, axis=0)
    Xc = X - centre
    G, c = Xc.T @ Xc + lam2 * np.eye(X.shape[1]), Xc.T @ (y - np.mean(y))
    moving = [j for j in range(len(c)) if np.ptp(X[:, j]) > 0]
    w = np.zeros(len(c))
    for _ in range(n_iter):
        change = 0.0
        for j in moving:
            z = c[j] - G[j] @ w + G[j, j] * w[j]
            new = 0.0 if abs(z) <= lam1 else (z - lam1 if z > 0 else z + lam1) / G[j, j]
            change, w[j] = max(change, abs(new - w[j])), new
        if change < tol:
            break
    return w, float(np.mean(y) - centre @ w)
