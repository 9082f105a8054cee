"""forgets the factor 2 / n

Breaks: the loss and the slopes
"""


def tied_ae_loss_grad(X, W):
    X, W = np.asarray(X, dtype=float), np.asarray(W, dtype=float)
    n = len(X)
    Z = X @ W
    R = Z @ W.T - X
    loss = np.sum(R**2) / n
    grad = 1.0 * (R.T @ Z + X.T @ R @ W)
    return float(loss), grad
