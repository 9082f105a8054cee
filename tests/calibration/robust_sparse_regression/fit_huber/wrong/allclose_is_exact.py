"""returns least squares if its predictions are close to the targets, beside their size

Breaks: `y` far from 0
Slips: 1
"""


def fit_huber(X, y, eps, n_iter=200, tol=1e-10):
    X, y = np.asarray(X, float), np.asarray(y, float)
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    if np.allclose(X @ w, y):
        return w
    for _ in range(n_iter):
        D = eps / np.maximum(eps, np.abs(X @ w - y))
        new = np.linalg.solve((X.T * D) @ X, (X.T * D) @ y)
        change = np.abs(new - w)
        w = new
        if change.max() < tol:
            break
    return w
