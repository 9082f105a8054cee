# Works on the matrix of products, without residuals.
def fit_lasso_cd(X, y, lam, n_iter=1000, tol=1e-10):
    if lam < 0:
        raise ValueError("lam")
    centre = np.mean(X, axis=0)
    Xc = X - centre
    G, c = Xc.T @ Xc, Xc.T @ (y - np.mean(y))
    moving = [j for j in range(len(c)) if np.ptp(X[:, j]) > 0]
    w = np.zeros(len(c))
    for _ in range(n_iter):
        change = 0.0
        for j in moving:
            z = c[j] - G[j] @ w + G[j, j] * w[j]
            new = 0.0 if abs(z) <= lam else (z - lam if z > 0 else z + lam) / G[j, j]
            change, w[j] = max(change, abs(new - w[j])), new
        if change < tol:
            break
    return w, float(np.mean(y) - centre @ w)
