# Adds rank-one matrices.
def low_rank_approximation(X, k):
    U, s, Vt = svd_from_eigh(X)
    X_k = np.zeros(X.shape)
    for i in range(min(k, len(s))):
        X_k = X_k + s[i] * np.outer(U[:, i], Vt[i])
    return X_k, np.sqrt(np.sum((X - X_k) ** 2))
