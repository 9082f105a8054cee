# Sweeps in both directions, and starts at the strongest pull.
def fit_lasso_cd(X, y, lam, n_iter=1000, tol=1e-10):
    if lam < 0:
        raise ValueError("lam")
    A = np.array(X, dtype=float)
    mean, level = A.mean(axis=0), np.mean(y)
    A = A - mean
    use = np.flatnonzero(np.max(X, axis=0) != np.min(X, axis=0))
    w, r = np.zeros(A.shape[1]), y - level
    for sweep in range(n_iter):
        change = 0.0
        for j in use if sweep % 2 else use[::-1]:
            x = A[:, j]
            z = x @ r + (x @ x) * w[j]
            new = soft_threshold(float(z), float(lam)) / (x @ x)
            r = r + x * (w[j] - new)
            change, w[j] = max(change, abs(new - w[j])), new
        if change < tol:
            break
    return w, float(level - mean @ w)
