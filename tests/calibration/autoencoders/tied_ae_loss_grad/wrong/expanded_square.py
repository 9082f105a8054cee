"""expands the square of the loss, which cancels for good reconstructions

Breaks: nearly perfect reconstructions
"""


def tied_ae_loss_grad(X, W):
    X, W = X.astype(float), W.astype(float)
    C = X.T @ X / len(X)
    P = W @ W.T
    loss = np.trace(C) - 2 * np.trace(P @ C) + np.trace(P @ C @ P)
    return loss, 2 * (P @ C @ W + C @ P @ W - 2 * C @ W)
