"""divides by residuals of 0, which makes the fit nan

Breaks: exact fits
"""


def fit_huber(X, y, eps, n_iter=200, tol=1e-10):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    for _ in range(n_iter):
        r = X @ w - y
        D = np.minimum(eps, np.abs(r)) / np.abs(r)
        new = np.linalg.solve((X.T * D) @ X, X.T @ (D * y))
        done = np.max(np.abs(new - w)) < tol
        w = new
        if done:
            break
    return w
