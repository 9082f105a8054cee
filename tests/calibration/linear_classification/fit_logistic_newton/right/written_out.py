# Computes gradient and curvature itself, with the labels in the scores.
def fit_logistic_newton(X, y, lam=1e-3, n_iter=50, tol=1e-10):
    for label in y:
        if label not in (1, -1):
            raise ValueError(label)
    A = X * y.reshape(-1, 1).astype(float)
    n, d = A.shape
    lams = np.full(d, float(lam))
    lams[0] = 0
    w, k = np.zeros(d), 0
    while k < n_iter:
        doubt = 1 / (1 + np.exp(A @ w))
        grad = -A.T @ doubt / n + lams * w
        H = A.T @ np.diag(doubt * (1 - doubt)) @ A / n + np.diag(lams)
        new = w - np.linalg.solve(H, grad)
        k += 1
        done = np.all(np.abs(new - w) < tol)
        w = new
        if done:
            break
    return w
