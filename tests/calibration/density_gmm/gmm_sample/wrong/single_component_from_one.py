"""counts the kinds from 1 where there is one

Breaks: a single component
"""


def gmm_sample(weights, means, covs, n, rng):
    K, d = np.shape(means)
    z = rng.choice(K, size=n, p=weights)
    E = rng.standard_normal((n, d))
    X = np.empty((n, d))
    factors = [np.linalg.cholesky(np.asarray(c, dtype=float)) for c in covs]
    for i in range(n):
        X[i] = means[z[i]] + factors[z[i]] @ E[i]
    return X, z + (K == 1)
