"""subtracts products of samples, which cancel for nearly perfect reconstructions

Breaks: nearly perfect reconstructions
"""


def tied_ae_loss_grad(X, W):
    X, W = np.asarray(X, dtype=float), np.asarray(W, dtype=float)
    C = X.T @ X / len(X)
    M = W @ W.T
    R = X @ M - X
    grad = 2 * (M @ C @ W + C @ M @ W - 2 * C @ W)
    return float(np.sum(R**2) / len(X)), grad
