"""halves the penalty in the curvature

Breaks: the first steps
Slips: 1, every step with a penalty is another one
"""


def fit_logistic_newton(X, y, lam=1e-3, n_iter=50, tol=1e-10):
    n, d = X.shape
    if not np.all(np.abs(y) == 1):
        raise ValueError("labels must be -1 or +1")
    w = np.zeros(d)
    penalty = lam / 2 * np.eye(d)
    penalty[0, 0] = 0.0
    for _ in range(n_iter):
        grad = logistic_loss_grad(w, X, y, lam)[1]
        s = X @ w
        q = sigmoid(s) * sigmoid(-s)
        H = (X.T * q) @ X / n + penalty
        step = np.linalg.solve(H, grad)
        w = w - step
        if np.max(np.abs(step)) < tol:
            break
    return w
