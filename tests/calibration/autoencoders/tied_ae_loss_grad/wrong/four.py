"""takes 4 / n, as if both terms were alike and came twice

Breaks: the loss and the slopes
"""


def tied_ae_loss_grad(X, W):
    X, W = np.asarray(X, dtype=float), np.asarray(W, dtype=float)
    n = len(X)
    Z = X @ W
    R = Z @ W.T - X
    loss = np.sum(R**2) / n
    grad = 4 / n * (R.T @ Z + X.T @ R @ W)
    return float(loss), grad
