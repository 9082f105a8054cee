# By eigenvectors of the second moments; another basis.
def optimal_linear_ae(X, k):
    X = np.asarray(X, dtype=float)
    if k not in range(1, min(X.shape) + 1):
        raise ValueError("k")
    values, V = np.linalg.eigh(X.T @ X)
    W = V[:, -k:]
    residual = X - X @ W @ W.T
    return W.T, W, (residual**2).sum() / len(X)
