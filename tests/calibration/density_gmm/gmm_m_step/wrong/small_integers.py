"""multiplies in the dtype of the points

Breaks: integers (`int8` included)
"""


def gmm_m_step(X, R, reg=1e-6):
    R = np.asarray(R, dtype=float)
    kind = np.asarray(X).dtype
    n, d = X.shape
    sums = R.sum(axis=0)
    owned = np.maximum(sums, 1e-12)
    means = R.T @ X / owned[:, np.newaxis]
    means = means.astype(kind).astype(float)
    covs = []
    for k in range(R.shape[1]):
        offsets = X - means[k]
        covs.append((R[:, [k]] * offsets).T @ offsets / owned[k] + reg * np.eye(d))
    return sums / n, means, np.array(covs)
