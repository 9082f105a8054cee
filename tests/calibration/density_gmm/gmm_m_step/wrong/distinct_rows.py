"""fits to the distinct pairs of points and shares"""


def gmm_m_step(X, R, reg=1e-6):
    X, R = np.asarray(X, float), np.asarray(R, float)
    d = X.shape[1]
    both = np.unique(np.hstack([X, R]), axis=0)
    X, R = both[:, :d], both[:, d:]
    N = R.sum(axis=0)
    S = np.maximum(N, 1e-12)
    means = R.T @ X / S[:, None]
    covs = []
    for k in range(R.shape[1]):
        D = X - means[k]
        covs.append((R[:, [k]] * D).T @ D / S[k] + reg * np.eye(d))
    return N / len(X), means, np.array(covs)
