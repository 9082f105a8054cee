"""centres all columns but the first, and puts the means back into the first weight

Breaks: no column of ones
"""


def fit_huber(X, y, eps, n_iter=200, tol=1e-10):
    X = np.asarray(X, dtype=float)
    y = np.asarray(y, dtype=float)
    raw = X
    m = X.mean(axis=0) * (np.arange(X.shape[1]) > 0)
    X = X - m
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    for _ in range(n_iter):
        r = X @ w - y
        D = eps / np.maximum(np.abs(r), eps)
        new = np.linalg.solve((X.T * D) @ X, X.T @ (D * y))
        moved = np.max(np.abs(new - w))
        w = new
        if moved < tol:
            break
    w[0] -= m @ w / raw[0, 0]
    return w
