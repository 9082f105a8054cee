"""clips margins to 30 in either direction

Breaks: tiny losses (all margins 40)
"""


def logistic_loss_grad(w, X, y, lam=0.0):
    if not np.all((y == 1) | (y == -1)):
        raise ValueError("labels must be -1 or +1")
    n = len(X)
    m = np.clip(y * (X @ w), -30, 30)
    v = np.array(w, dtype=float)
    v[0] = 0.0
    loss = np.mean(np.logaddexp(0, -m)) + lam / 2 * np.sum(v ** 2)
    grad = -X.T @ (y * sigmoid(-m)) / n + lam * v
    return loss, grad
