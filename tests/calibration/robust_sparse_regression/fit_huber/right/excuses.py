# Alternates least squares and soft-thresholded residuals, from a rough robust start.
def fit_huber(X, y, eps, n_iter=200, tol=1e-10):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    pinv = np.linalg.pinv(X)
    w = pinv @ y
    for _ in range(40):
        v = eps / np.maximum(np.abs(X @ w - y), eps)
        w = np.linalg.solve((X.T * v) @ X, (X.T * v) @ y)
    for _ in range(5000):
        r = y - X @ w
        new = w + pinv @ np.clip(r, -eps, eps)
        done = np.abs(new - w).max() < 1e-13 * (1 + np.abs(w).max())
        w = new
        if done:
            break
    return w
