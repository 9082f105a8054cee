"""returns flat slopes for a single column

Breaks: one column and many
"""


def tied_ae_loss_grad(X, W):
    X, W = np.asarray(X, dtype=float), np.asarray(W, dtype=float)
    n = len(X)
    Z = X @ W
    R = Z @ W.T - X
    loss = np.sum(R**2) / n
    grad = 2 / n * (R.T @ Z + X.T @ R @ W)
    return float(loss), grad[:, 0] if W.shape[1] == 1 else grad
