"""drops directions whose singular values are below 1e-6 of the largest

Breaks: columns in smaller units
"""


def fit_huber(X, y, eps, n_iter=200, tol=1e-10):
    X = np.asarray(X, dtype=float)
    y = np.asarray(y, dtype=float)
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    for _ in range(n_iter):
        r = X @ w - y
        D = eps / np.maximum(np.abs(r), eps)
        new = np.linalg.lstsq((X.T * D) @ X, X.T @ (D * y), rcond=1e-6)[0]
        moved = np.max(np.abs(new - w))
        w = new
        if moved < tol:
            break
    return w
