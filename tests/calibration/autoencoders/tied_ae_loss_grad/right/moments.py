# By the second moments.
def tied_ae_loss_grad(X, W):
    X, W = np.array(X, dtype=float), np.array(W, dtype=float)
    S = X.T @ X / len(X)
    gap = W @ W.T - np.eye(len(W))
    return np.trace(gap @ S @ gap), 2 * (gap @ S + S @ gap) @ W
