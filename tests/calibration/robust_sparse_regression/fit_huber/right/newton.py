# Newton steps on the loss with a line search, from a few reweighted fits.
def fit_huber(X, y, eps, n_iter=200, tol=1e-10):
    X, y = np.array(X, dtype=float), np.array(y, dtype=float)

    def loss(w):
        c = np.clip(X @ w - y, -eps, eps)
        return np.sum(c * (X @ w - y - c / 2))

    w = np.linalg.lstsq(X, y, rcond=None)[0]
    for _ in range(300):
        r = X @ w - y
        D = eps / np.maximum(np.abs(r), eps)
        w = w - np.linalg.solve((X.T * D) @ X, X.T @ (D * r))
    for _ in range(30):
        r = X @ w - y
        inside = X[np.abs(r) <= eps]
        step = np.linalg.lstsq(inside.T @ inside, X.T @ np.clip(r, -eps, eps), rcond=None)[0]
        if loss(w - step) <= loss(w):
            w = w - step
    return w
