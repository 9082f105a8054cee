"""puts a column of ones in front unless the first column is one

Breaks: no column of ones
"""


def fit_huber(X, y, eps, n_iter=200, tol=1e-10):
    X = np.asarray(X, dtype=float)
    y = np.asarray(y, dtype=float)
    if not (X[:, 0] == 1).all():
        X = np.column_stack([np.ones(len(X)), X])
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    for _ in range(n_iter):
        r = X @ w - y
        D = eps / np.maximum(np.abs(r), eps)
        new = np.linalg.solve((X.T * D) @ X, X.T @ (D * y))
        moved = np.max(np.abs(new - w))
        w = new
        if moved < tol:
            break
    return w
