"""takes three steps at most

Breaks: separable data with a penalty
Slips: 1, no minimum is reached
"""


def fit_logistic_newton(X, y, lam=1e-3, n_iter=50, tol=1e-10):
    n, d = X.shape
    if not np.all(np.abs(y) == 1):
        raise ValueError("labels must be -1 or +1")
    w = np.zeros(d)
    penalty = lam * np.eye(d)
    penalty[0, 0] = 0.0
    for _ in range(min(n_iter, 3)):
        grad = logistic_loss_grad(w, X, y, lam)[1]
        s = X @ w
        q = sigmoid(s) * sigmoid(-s)
        H = (X.T * q) @ X / n + penalty
        step = np.linalg.solve(H, grad)
        w = w - step
        if np.max(np.abs(step)) < tol:
            break
    return w
