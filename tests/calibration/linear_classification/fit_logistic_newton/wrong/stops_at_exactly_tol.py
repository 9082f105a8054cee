"""stops after a step of exactly `tol`, too

Breaks: a step of exactly `tol`
Slips: 1
"""


def fit_logistic_newton(X, y, lam=1e-3, n_iter=50, tol=1e-10):
    X = np.asarray(X, float)
    n, d = X.shape
    D = np.diag(np.r_[0.0, np.ones(d - 1)])
    w = np.zeros(d)
    logistic_loss_grad(w, X, y, lam)
    for _ in range(n_iter):
        g = logistic_loss_grad(w, X, y, lam)[1]
        p = sigmoid(X @ w)
        step = np.linalg.solve((X.T * (p * (1 - p))) @ X / n + lam * D, g)
        w = w - step
        if np.abs(step).max() <= tol:
            break
    return w
