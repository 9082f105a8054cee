"""takes eig of the matrix that is not symmetric, sorts and keeps real parts"""


def lda_fit(X, y, k, reg=0.0):
    labels = sorted(set(y.tolist()))
    d = X.shape[1]
    if k < 1 or k > len(labels) - 1 or k > d:
        raise ValueError("k is out of range")
    m = X.mean(axis=0)
    S_w, S_b = reg * np.eye(d), np.zeros((d, d))
    for c in labels:
        A = X[y == c] - m
        S_b += len(A) * np.outer(A.mean(axis=0), A.mean(axis=0))
        A = A - A.mean(axis=0)
        S_w += A.T @ A
    e = np.linalg.eigvalsh(S_w)
    if e.min() <= 1e-12 * e.max():
        raise np.linalg.LinAlgError("singular")
    values, vectors = np.linalg.eig(np.linalg.solve(S_w, S_b))
    order = np.argsort(-values.real)[:k]
    W = vectors[:, order].real
    W = W / np.linalg.norm(W, axis=0)
    for j in range(k):
        if W[np.argmax(np.abs(W[:, j])), j] < 0:
            W[:, j] = -W[:, j]
    return {"mean": m, "W": W, "eigenvalues": values[order].real}
