"""looks at the labels only within a step, so that no steps take any label

Breaks: `ValueError` for other labels
"""


def fit_logistic_newton(X, y, lam=1e-3, n_iter=50, tol=1e-10):
    X = np.asarray(X, dtype=float)
    w = np.zeros(X.shape[1])
    bend = lam * np.eye(len(w))
    bend[0, 0] = 0.0
    for _ in range(n_iter):
        _, grad = logistic_loss_grad(w, X, y, lam)
        p = sigmoid(X @ w)
        step = np.linalg.solve((X.T * (p * (1 - p))) @ X / len(X) + bend, grad)
        w = w - step
        if np.abs(step).max() < tol:
            break
    return w
