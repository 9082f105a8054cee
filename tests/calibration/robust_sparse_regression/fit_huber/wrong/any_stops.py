"""stops as soon as one weight has stopped moving

Breaks: several outliers
"""


def fit_huber(X, y, eps, n_iter=200, tol=1e-10):
    X = np.asarray(X, dtype=float)
    y = np.asarray(y, dtype=float)
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    for _ in range(n_iter):
        r = X @ w - y
        D = eps / np.maximum(np.abs(r), eps)
        new = np.linalg.solve((X.T * D) @ X, X.T @ (D * y))
        moved = np.min(np.abs(new - w))
        w = new
        if moved < tol:
            break
    return w
