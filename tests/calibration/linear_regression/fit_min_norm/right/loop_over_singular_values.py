# Adds the contribution of one singular value after the other.
def fit_min_norm(X, y, rcond=1e-12):
    U, s, Vt = np.linalg.svd(X)
    w = np.zeros(X.shape[1])
    for i in range(len(s)):
        if s[i] > rcond * max(s):
            w += (U[:, i] @ y) / s[i] * Vt[i]
    return w
