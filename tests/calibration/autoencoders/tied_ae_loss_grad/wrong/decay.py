"""adds weight decay to the slopes

Breaks: slopes of zero at any choice of principal components (the best and others) and at orthogonal square matrices
Slips: 1, all slopes and their zeros change
"""


def tied_ae_loss_grad(X, W):
    X, W = np.asarray(X, dtype=float), np.asarray(W, dtype=float)
    n = len(X)
    Z = X @ W
    R = Z @ W.T - X
    loss = np.sum(R**2) / n
    grad = 2 / n * (R.T @ Z + X.T @ R @ W)
    return float(loss), grad + 1e-3 * W
