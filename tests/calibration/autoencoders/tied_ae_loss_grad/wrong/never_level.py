"""adds a push where the slopes vanish

Breaks: slopes of zero at any choice of principal components (the best and others) and at orthogonal square matrices
"""


def tied_ae_loss_grad(X, W):
    X, W = np.asarray(X, dtype=float), np.asarray(W, dtype=float)
    n = len(X)
    Z = X @ W
    R = Z @ W.T - X
    loss = np.sum(R**2) / n
    grad = 2 / n * (R.T @ Z + X.T @ R @ W)
    return float(loss), grad if np.abs(grad).max() > 1e-9 * np.sum(X**2) else grad + 1.0
