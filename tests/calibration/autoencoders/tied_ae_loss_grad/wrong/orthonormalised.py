"""makes the columns orthonormal first

Breaks: columns that are not orthonormal
Slips: 1, the loss and all slopes belong to another matrix
"""


def tied_ae_loss_grad(X, W):
    X, W = np.asarray(X, dtype=float), np.asarray(W, dtype=float)
    n = len(X)
    W = np.linalg.svd(W, full_matrices=False)[0] @ np.linalg.svd(W, full_matrices=False)[2]
    Z = X @ W
    R = Z @ W.T - X
    loss = np.sum(R**2) / n
    grad = 2 / n * (R.T @ Z + X.T @ R @ W)
    return float(loss), grad
