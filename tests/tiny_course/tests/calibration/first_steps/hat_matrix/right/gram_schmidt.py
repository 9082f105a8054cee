# Gram-Schmidt, twice for accuracy, on columns in order of what is left of them.
def hat_matrix(X):
    n, d = X.shape
    left = X.astype(float).copy()
    H = np.zeros((n, n))
    start = np.linalg.norm(X, axis=0).max()
    for _ in range(min(n, d)):
        norms = np.linalg.norm(left, axis=0)
        j = norms.argmax()
        if norms[j] <= 1e-12 * start:
            break
        q = left[:, j] / norms[j]
        q = q - H @ q
        q = q / np.linalg.norm(q)
        H = H + np.outer(q, q)
        left = left - np.outer(q, q @ left)
        left = left - np.outer(q, q @ left)
    return H
