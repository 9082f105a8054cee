"""adds 1e-8 times the identity to the matrix, for safety

Breaks: columns in smaller units
"""


def fit_huber(X, y, eps, n_iter=200, tol=1e-10):
    X = np.asarray(X, dtype=float)
    y = np.asarray(y, dtype=float)
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    for _ in range(n_iter):
        r = X @ w - y
        D = eps / np.maximum(np.abs(r), eps)
        new = np.linalg.solve((X.T * D) @ X + 1e-8 * np.eye(X.shape[1]), X.T @ (D * y))
        moved = np.max(np.abs(new - w))
        w = new
        if moved < tol:
            break
    return w
