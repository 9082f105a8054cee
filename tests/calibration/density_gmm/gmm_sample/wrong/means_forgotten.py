"""adds no means to the draws

Breaks: the means and covariances of many draws
Slips: 1, means stand in every test
"""


def gmm_sample(weights, means, covs, n, rng):
    K, d = np.shape(means)
    z = rng.choice(K, size=n, p=weights)
    E = rng.standard_normal((n, d))
    X = np.empty((n, d))
    factors = [np.linalg.cholesky(np.asarray(c, dtype=float)) for c in covs]
    for i in range(n):
        X[i] = factors[z[i]] @ E[i]
    return X, z
