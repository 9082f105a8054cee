# Takes one direction after the other away.
def low_rank_approximation(X, k):
    R = X.copy()
    for _ in range(min(k, *X.shape)):
        if np.linalg.norm(R) <= 1e-12 * np.linalg.norm(X):
            break
        w, V = np.linalg.eigh(R.T @ R)
        R = R - R @ np.outer(V[:, -1], V[:, -1])
    return X - R, np.linalg.norm(R)
