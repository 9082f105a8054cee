"""standardises the columns first and does not undo it

Breaks: columns in other units without a penalty
Slips: 1, the weights belong to other columns
"""


def fit_logistic_newton(X, y, lam=1e-3, n_iter=50, tol=1e-10):
    n, d = X.shape
    if not np.all(np.abs(y) == 1):
        raise ValueError("labels must be -1 or +1")
    spread = X.std(axis=0)
    X = np.where(spread > 0, (X - X.mean(axis=0)) / np.where(spread > 0, spread, 1), 1.0)
    w = np.zeros(d)
    penalty = lam * np.eye(d)
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
