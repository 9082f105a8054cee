"""uses the slopes for orthonormal columns

Breaks: columns that are not orthonormal
"""


def tied_ae_loss_grad(X, W):
    X, W = np.asarray(X, dtype=float), np.asarray(W, dtype=float)
    n = len(X)
    Z = X @ W
    R = Z @ W.T - X
    loss = np.sum(R**2) / n
    grad = 2 / n * (-X.T @ Z + W @ (Z.T @ Z))
    return float(loss), grad
