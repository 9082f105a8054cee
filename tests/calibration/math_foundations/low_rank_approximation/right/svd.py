# Uses the library.
def low_rank_approximation(X, k):
    U, s, Vt = np.linalg.svd(X, full_matrices=False)
    X_k = U[:, :k] @ np.diag(s[:k]) @ Vt[:k]
    return X_k, np.linalg.norm(X - X_k)
