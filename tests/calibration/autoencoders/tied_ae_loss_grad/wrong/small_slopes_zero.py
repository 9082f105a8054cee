"""sets slopes below 1e-9 to zero

Breaks: large and small units
"""


def tied_ae_loss_grad(X, W):
    X, W = np.asarray(X, dtype=float), np.asarray(W, dtype=float)
    n = len(X)
    Z = X @ W
    R = Z @ W.T - X
    loss = np.sum(R**2) / n
    grad = 2 / n * (R.T @ Z + X.T @ R @ W)
    return float(loss), np.where(np.abs(grad) < 1e-9, 0, grad)
