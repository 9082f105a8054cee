"""subtracts the mean of all points and multiplies the offsets out

Breaks: data far from zero
"""


def gmm_m_step(X, R, reg=1e-6):
    X, R = np.asarray(X, float), np.asarray(R, float)
    N = R.sum(axis=0)
    S = np.maximum(N, 1e-12)
    means = R.T @ X / S[:, None]
    centre = X.mean(axis=0)
    D = X - centre
    covs = []
    for k in range(len(N)):
        if N[k] < 1e-12:
            E = X - means[k]
            covs.append((R[:, k, None] * E).T @ E / S[k])
        else:
            m = R[:, k] @ D / S[k]
            covs.append((R[:, k, None] * D).T @ D / S[k] - np.outer(m, m))
    return N / len(X), means, np.array(covs) + reg * np.eye(X.shape[1])
