"""uses log1p, which still overflows

Breaks: margins of $\\pm 1000$ and beyond
"""


def logistic_loss_grad(w, X, y, lam=0.0):
    if not np.all((y == 1) | (y == -1)):
        raise ValueError("labels must be -1 or +1")
    n = len(X)
    m = y * (X @ w)
    v = np.array(w, dtype=float)
    v[0] = 0.0
    loss = np.mean(np.log1p(np.exp(-m))) + lam / 2 * np.sum(v ** 2)
    grad = -X.T @ (y * sigmoid(-m)) / n + lam * v
    return loss, grad
