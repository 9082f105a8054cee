"""takes the logarithm of a chance that is clipped at 1e-12

Breaks: margins of $\\pm 1000$ and beyond
"""


def logistic_loss_grad(w, X, y, lam=0.0):
    if not np.all((y == 1) | (y == -1)):
        raise ValueError("labels must be -1 or +1")
    n = len(X)
    m = y * (X @ w)
    v = np.array(w, dtype=float)
    v[0] = 0.0
    loss = np.mean(-np.log(np.clip(sigmoid(m), 1e-12, 1))) + lam / 2 * np.sum(v ** 2)
    grad = -X.T @ (y * sigmoid(-m)) / n + lam * v
    return loss, grad
