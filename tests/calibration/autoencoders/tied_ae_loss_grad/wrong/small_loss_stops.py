"""returns slopes of zero where the loss is below 1e-12

Breaks: large and small units
"""


def tied_ae_loss_grad(X, W):
    X, W = np.asarray(X, dtype=float), np.asarray(W, dtype=float)
    n = len(X)
    Z = X @ W
    R = Z @ W.T - X
    loss = float(np.sum(R**2) / n)
    return loss, (2 / n * (R.T @ Z + X.T @ (R @ W)) if loss > 1e-12 else np.zeros(W.shape))
