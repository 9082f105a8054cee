"""divides by the length of the matrix on the way, which fails for zeros

Breaks: columns that are not orthonormal
"""


def tied_ae_loss_grad(X, W):
    X, W = np.asarray(X, dtype=float), np.asarray(W, dtype=float)
    n = len(X)
    length = np.linalg.norm(W)
    with np.errstate(all="ignore"):
        U = W / length
    R = length**2 * (X @ U @ U.T) - X
    return float(np.sum(R**2) / n), length * 2 / n * (R.T @ X @ U + X.T @ R @ U)
