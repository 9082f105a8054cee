"""computes integers in single precision

Breaks: integers
"""


def tied_ae_loss_grad(X, W):
    kind = np.float32 if np.asarray(X).dtype.kind in "iu" and np.asarray(W).dtype.kind in "iu" else float
    X, W = np.asarray(X, dtype=kind), np.asarray(W, dtype=kind)
    n = len(X)
    Z = X @ W
    R = Z @ W.T - X
    return float(np.sum(R**2) / n), 2 / n * (R.T @ Z + X.T @ (R @ W)).astype(float)
