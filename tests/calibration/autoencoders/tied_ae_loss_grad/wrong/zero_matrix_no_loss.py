"""returns no loss for a matrix of zeros

Breaks: the loss and the slopes
"""


def tied_ae_loss_grad(X, W):
    X, W = np.asarray(X, dtype=float), np.asarray(W, dtype=float)
    n = len(X)
    if not W.any():
        return 0.0, np.zeros(W.shape)
    Z = X @ W
    R = Z @ W.T - X
    return float(np.sum(R**2) / n), 2 / n * (R.T @ Z + X.T @ (R @ W))
