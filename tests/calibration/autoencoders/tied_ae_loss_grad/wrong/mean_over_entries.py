"""averages over entries as well

Breaks: the loss and the slopes
Slips: 1, the loss and all slopes are means
"""


def tied_ae_loss_grad(X, W):
    X, W = np.asarray(X, dtype=float), np.asarray(W, dtype=float)
    n = X.size
    Z = X @ W
    R = Z @ W.T - X
    loss = np.sum(R**2) / n
    grad = 2 / n * (R.T @ Z + X.T @ R @ W)
    return float(loss), grad
