# Solves a weighted least-squares problem in each step.
def fit_logistic_newton(X, y, lam=1e-3, n_iter=50, tol=1e-10):
    if set(np.unique(y).tolist()) != {-1, 1}:
        raise ValueError("labels")
    X = np.asarray(X, dtype=float)
    n, d = X.shape
    t = (y > 0).astype(float)
    w = np.zeros(d)
    for _ in range(n_iter):
        s = X @ w
        p, q = sigmoid(s), sigmoid(s) * sigmoid(-s)
        free = np.ones(d)
        free[0] = 0
        left = X.T @ (q[:, None] * X) + n * lam * np.diag(free)
        right = X.T @ (t - p) - n * lam * free * w
        step = np.linalg.solve(left, right)
        w += step
        if abs(step).max() < tol:
            return w
    return w
