"""draws kind and normal numbers of each row in turn

Breaks: the exact draws
"""


def gmm_sample(weights, means, covs, n, rng):
    K, d = np.shape(means)
    z, E = np.empty(n, dtype=int), np.empty((n, d))
    for i in range(n):
        z[i] = rng.choice(K, p=weights)
        E[i] = rng.standard_normal(d)
    X = np.empty((n, d))
    factors = [np.linalg.cholesky(np.asarray(c, dtype=float)) for c in covs]
    for i in range(n):
        X[i] = means[z[i]] + factors[z[i]] @ E[i]
    return X, z
