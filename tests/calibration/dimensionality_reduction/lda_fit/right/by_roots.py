"""takes the root of the scatter by eigenvectors"""


def lda_fit(X, y, k, reg=0.0):
    labels, codes = np.unique(y, return_inverse=True)
    if not 1 <= k <= min(len(labels) - 1, X.shape[1]):
        raise ValueError("k is out of range")
    H = np.eye(len(labels))[codes]
    counts = H.sum(axis=0)
    means = (H.T @ (X - X.mean(axis=0))) / counts[:, np.newaxis]
    away = X - X.mean(axis=0) - H @ means
    S_w = away.T @ away + reg * np.eye(X.shape[1])
    values, E = np.linalg.eigh(S_w)
    if values[0] <= 1e-12 * values[-1]:
        raise np.linalg.LinAlgError("singular")
    root = E / np.sqrt(values)
    found, U = np.linalg.eigh(root.T @ (means.T * counts) @ means @ root)
    W = (root @ U)[:, ::-1][:, :k]
    W = W / np.sqrt(np.sum(W**2, axis=0))
    return {"mean": np.mean(X, axis=0), "W": fix_signs(W.T).T, "eigenvalues": found[::-1][:k]}
