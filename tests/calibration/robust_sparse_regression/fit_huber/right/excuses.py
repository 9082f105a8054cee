# Alternates least squares and soft-thresholded residuals (one extra weight for each row), to the end.
def fit_huber(X, y, eps, n_iter=200, tol=1e-10):
    pinv = np.linalg.pinv(np.asarray(X, dtype=float))
    y = np.asarray(y, dtype=float)
    w = pinv @ y
    for _ in range(20000):
        r = y - X @ w
        new = pinv @ (y - (r - np.clip(r, -eps, eps)))
        done = np.abs(new - w).max() < 1e-13 * (1 + np.abs(w).max())
        w = new
        if done:
            break
    return w
