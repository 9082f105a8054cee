"""leaves the encoder's part out where the columns are orthonormal within 1e-6

Breaks: nearly perfect reconstructions
"""


def tied_ae_loss_grad(X, W):
    X, W = np.asarray(X, dtype=float), np.asarray(W, dtype=float)
    n = len(X)
    Z = X @ W
    R = Z @ W.T - X
    grad = R.T @ Z
    if not np.allclose(W.T @ W, np.eye(W.shape[1]), atol=1e-6):
        grad = grad + X.T @ (R @ W)
    return float(np.sum(R**2) / n), 2 / n * grad
