"""draws the normal numbers of each component in turn

Breaks: the exact draws
"""


def gmm_sample(weights, means, covs, n, rng):
    K, d = np.shape(means)
    z = rng.choice(K, size=n, p=weights)
    E = np.empty((n, d))
    for k in range(K):
        E[z == k] = rng.standard_normal((int((z == k).sum()), d))
    X = np.empty((n, d))
    factors = [np.linalg.cholesky(np.asarray(c, dtype=float)) for c in covs]
    for i in range(n):
        X[i] = means[z[i]] + factors[z[i]] @ E[i]
    return X, z
