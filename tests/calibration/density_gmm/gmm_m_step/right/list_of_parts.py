# A list in place of the tuple.
def gmm_m_step(X, R, reg=1e-6):
    X = np.array(X, dtype=float)
    R = np.array(R, dtype=float)
    N = R.sum(0)
    S = np.maximum(N, 1e-12)
    means = (R / S).T @ X
    D = X[:, None, :] - means
    covs = np.einsum("nk,nki,nkj->kij", R, D, D) / S[:, None, None] + reg * np.eye(X.shape[1])
    return [N / len(X), means, covs]
