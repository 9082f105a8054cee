"""gives empty components the identity

Breaks: a component that owns nothing
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
        covs.append((R[:, [k]] * offsets).T @ offsets / owned[k] + reg * np.eye(d))
    covs = np.array(covs)
    covs[sums == 0] = np.eye(d)
    return sums / n, means, covs
