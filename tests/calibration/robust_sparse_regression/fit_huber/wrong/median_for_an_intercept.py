"""returns the median if there is one column only

Breaks: the intercept alone
"""


def fit_huber(X, y, eps, n_iter=200, tol=1e-10):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    if X.shape[1] == 1 and np.all(X == 1):
        return np.array([np.median(y)])
    for _ in range(n_iter):
        r = X @ w - y
        D = np.ones(len(y))
        far = np.abs(r) > eps
        D[far] = eps / np.abs(r[far])
        new = np.linalg.solve((X.T * D) @ X, X.T @ (D * y))
        done = np.max(np.abs(new - w)) < tol
        w = new
        if done:
            break
    return w
