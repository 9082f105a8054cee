"""takes residuals below 1e-8 of their entry for 0

Breaks: nearly perfect reconstructions
"""


def tied_ae_loss_grad(X, W):
    X, W = np.asarray(X, dtype=float), np.asarray(W, dtype=float)
    n = len(X)
    Z = X @ W
    X_hat = Z @ W.T
    R = np.where(np.isclose(X_hat, X, rtol=1e-8, atol=0), 0, X_hat - X)
    return float(np.sum(R**2) / n), 2 / n * (R.T @ Z + X.T @ (R @ W))
