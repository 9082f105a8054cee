"""takes a square W for its transpose

Breaks: square $W$
"""


def tied_ae_loss_grad(X, W):
    X, W = np.asarray(X, dtype=float), np.asarray(W, dtype=float)
    n = len(X)
    W = W.T if W.shape[0] == W.shape[1] else W
    Z = X @ W
    R = Z @ W.T - X
    loss = np.sum(R**2) / n
    grad = 2 / n * (R.T @ Z + X.T @ R @ W)
    return float(loss), grad
