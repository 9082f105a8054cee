"""multiplies integers of a small type as they are

Breaks: integers
"""


def tied_ae_loss_grad(X, W):
    n = len(X)
    Z = X @ W
    R = Z @ W.T - X
    loss = np.sum(R**2) / n
    grad = 2 / n * (R.T @ Z + X.T @ R @ W)
    return float(loss), grad
