"""doubles the slope by the decoder in place of adding the other

Breaks: the loss and the slopes
"""


def tied_ae_loss_grad(X, W):
    X, W = np.asarray(X, dtype=float), np.asarray(W, dtype=float)
    n = len(X)
    Z = X @ W
    R = Z @ W.T - X
    loss = np.sum(R**2) / n
    grad = 2 / n * (R.T @ Z + R.T @ Z)
    return float(loss), grad
