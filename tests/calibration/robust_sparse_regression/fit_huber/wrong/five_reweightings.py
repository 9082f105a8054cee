"""stops after five reweighted fits

Breaks: several outliers
Slips: 1, five steps are not the minimum wherever a row lies outside
"""


def fit_huber(X, y, eps, n_iter=200, tol=1e-10):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    for _ in range(5):
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
