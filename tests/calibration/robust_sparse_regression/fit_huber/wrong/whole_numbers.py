"""keeps the weights in an integer array if the targets are integers

Breaks: integers
"""


def fit_huber(X, y, eps, n_iter=200, tol=1e-10):
    whole = np.asarray(y).dtype.kind in "iu"
    w = np.linalg.lstsq(X, y, rcond=None)[0]
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
    return np.round(w) if whole else w
