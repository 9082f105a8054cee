"""takes eps / abs(r) as the weight of near rows, too, which is the absolute loss

Slips: 1, the fit is another wherever a residual is not 0
"""


def fit_huber(X, y, eps, n_iter=200, tol=1e-10):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    for _ in range(n_iter):
        r = X @ w - y
        D = np.ones(len(y))
        D = eps / np.maximum(np.abs(r), 1e-10)
        new = np.linalg.solve((X.T * D) @ X, X.T @ (D * y))
        done = np.max(np.abs(new - w)) < tol
        w = new
        if done:
            break
    return w
