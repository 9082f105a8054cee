"""returns variances as numbers where d is 1

Breaks: one dimension
Slips: 1, one dimension stands in many tests
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
    return sums / n, means, covs if d > 1 else covs[:, 0, 0]
