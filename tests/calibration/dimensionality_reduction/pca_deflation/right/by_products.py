"""iterates on the matrix of products and deflates that"""


def pca_deflation(X, k, n_iter=2000, tol=1e-12):
    Xc = X - np.mean(X, axis=0)
    M = Xc.T @ Xc
    W = np.zeros((k, len(M)))
    for row in range(k):
        v = np.array([1 / (j + 1) for j in range(len(M))])
        v /= np.sqrt(v @ v)
        for _ in range(n_iter):
            old, v = v, M @ v
            v /= np.sqrt(v @ v)
            if np.sqrt(np.sum((v - old) ** 2)) < tol:
                break
        P = np.eye(len(M)) - np.outer(v, v)
        M = P @ M @ P
        W[row] = v
    return fix_signs(W)
