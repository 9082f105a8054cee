"""forgets the shares in the covariances

Slips: 1, right for one component only
"""


def gmm_m_step(X, R, reg=1e-6):
    X = np.asarray(X, dtype=float)
    R = np.asarray(R, dtype=float)
    n, d = X.shape
    sums = R.sum(axis=0)
    owned = np.maximum(sums, 1e-12)
    means = R.T @ X / owned[:, np.newaxis]
    covs = []
    for k in range(R.shape[1]):
        offsets = X - means[k]
        covs.append(offsets.T @ offsets / n + reg * np.eye(d))
    return sums / n, means, np.array(covs)
