"""centres the points in place

Breaks: that the arguments stay as they were
"""


def gmm_m_step(X, R, reg=1e-6):
    X = np.asarray(X, dtype=float)
    R = np.asarray(R, dtype=float)
    centre = X[0].copy()
    X -= centre
    n, d = X.shape
    sums = R.sum(axis=0)
    owned = np.maximum(sums, 1e-12)
    means = R.T @ X / owned[:, np.newaxis]
    covs = []
    for k in range(R.shape[1]):
        offsets = X - means[k]
        covs.append((R[:, [k]] * offsets).T @ offsets / owned[k] + reg * np.eye(d))
    if np.any(sums < 1e-12):
        means = R.T @ (X + centre) / owned[:, np.newaxis]
        return sums / n, means, np.array([((R[:, [k]] * (X + centre - means[k])).T @ (X + centre - means[k])) / owned[k] + reg * np.eye(d) for k in range(len(sums))])
    return sums / n, means + centre, np.array(covs)
