# Takes singular values of the centred table.
def kernel_pca(K, n_components):
    n = K.shape[0]
    if n_components > n:
        raise ValueError("too many")
    off = np.eye(n) - np.ones((n, n)) / n
    C = off @ K @ off
    U, s, _ = np.linalg.svd((C + C.T) / 2)
    s = s[:n_components].copy()
    s[s <= 1e-12 * s[0]] = 0
    scores = U[:, :n_components] * s**0.5
    for c in range(n_components):
        if scores[np.argmax(np.abs(scores[:, c])), c] < 0:
            scores[:, c] *= -1
    return scores, s
