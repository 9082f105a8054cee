"""multiplies the offsets out

Breaks: data far from zero
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
        product = (R[:, [k]] * X).T @ X - np.outer(R[:, k] @ X, means[k]) - np.outer(means[k], R[:, k] @ X) + sums[k] * np.outer(means[k], means[k])
        covs.append(product / owned[k] + reg * np.eye(d))
    return sums / n, means, np.array(covs)
