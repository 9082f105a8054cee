"""draws the normal numbers of one point more than it returns

Breaks: the exact draws
"""


def gmm_sample(weights, means, covs, n, rng):
    K, d = np.shape(means)
    z = rng.choice(K, size=n, p=weights)
    E = rng.standard_normal((n + 1, d))
    X = np.empty((n, d))
    factors = [np.linalg.cholesky(np.asarray(c, dtype=float)) for c in covs]
    for i in range(n):
        X[i] = means[z[i]] + factors[z[i]] @ E[i]
    return X, z
