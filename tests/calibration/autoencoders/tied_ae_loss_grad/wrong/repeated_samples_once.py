"""counts repeated samples once

Breaks: the loss and the slopes
"""


def tied_ae_loss_grad(X, W):
    X, W = np.asarray(X, dtype=float), np.asarray(W, dtype=float)
    X = np.unique(X, axis=0)
    n = len(X)
    Z = X @ W
    R = Z @ W.T - X
    return float(np.sum(R**2) / n), 2 / n * (R.T @ Z + X.T @ (R @ W))
