"""computes the chances as exp(-m) / (1 + exp(-m)), which is nan at -1000

Breaks: margins of $\\pm 1000$ and beyond
"""


def logistic_loss_grad(w, X, y, lam=0.0):
    if not np.all((y == 1) | (y == -1)):
        raise ValueError("labels must be -1 or +1")
    n = len(X)
    m = y * (X @ w)
    v = np.array(w, dtype=float)
    v[0] = 0.0
    loss = np.mean(np.logaddexp(0, -m)) + lam / 2 * np.sum(v ** 2)
    grad = -X.T @ (y * (np.exp(-m) / (1 + np.exp(-m)))) / n + lam * v
    return loss, grad
