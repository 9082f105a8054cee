"""takes 50 reweighted fits at most, in place of 200

Slips: 1
"""


def fit_huber(X, y, eps, n_iter=50, tol=1e-10):
    X, y = np.asarray(X, float), np.asarray(y, float)
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    for _ in range(n_iter):
        D = np.minimum(1, eps / np.maximum(np.abs(X @ w - y), 1e-300))
        new = np.linalg.solve((X.T * D) @ X, (X.T * D) @ y)
        done = np.abs(new - w).max() < tol
        w = new
        if done:
            break
    return w
