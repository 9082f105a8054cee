# Projects the rows on the first k right singular vectors.
def low_rank_approximation(X, k):
    values, V = np.linalg.eigh(X.T @ X)
    top = V[:, ::-1][:, :k]
    X_k = X @ top @ top.T
    return X_k, float(np.sqrt(((X - X_k) ** 2).sum()))
