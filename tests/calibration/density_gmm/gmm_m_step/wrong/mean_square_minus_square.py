"""subtracts the square of the mean from the mean square

Breaks: data far from zero
Slips: 1, it also fails below the floor
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
        covs.append((R[:, [k]] * X).T @ X / owned[k] - np.outer(means[k], means[k]) * sums[k] / owned[k] + reg * np.eye(d))
    return sums / n, means, np.array(covs)
