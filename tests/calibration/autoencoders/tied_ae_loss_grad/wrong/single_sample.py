"""divides by n - 1, and by 1 for a single sample

Breaks: a single sample
"""


def tied_ae_loss_grad(X, W):
    X, W = np.asarray(X, dtype=float), np.asarray(W, dtype=float)
    n = len(X)
    Z = X @ W
    R = Z @ W.T - X
    loss = np.sum(R**2) / n
    grad = 2 / max(n - 1, 1) * (R.T @ Z + X.T @ R @ W)
    return float(loss), grad
