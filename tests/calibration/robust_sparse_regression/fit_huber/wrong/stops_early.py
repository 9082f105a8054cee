"""stops when the weights change by less than 1e-3

Breaks: an $\\epsilon$ so small that most rows lie outside
Slips: 1, it stops short of the minimum wherever a row lies outside
"""


def fit_huber(X, y, eps, n_iter=200, tol=1e-10):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    for _ in range(n_iter):
        r = X @ w - y
        D = np.ones(len(y))
        far = np.abs(r) > eps
        D[far] = eps / np.abs(r[far])
        new = np.linalg.solve((X.T * D) @ X, X.T @ (D * y))
        done = np.max(np.abs(new - w)) < 1e-3
        w = new
        if done:
            break
    return w
