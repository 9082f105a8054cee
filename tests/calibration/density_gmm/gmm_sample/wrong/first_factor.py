"""takes the factor of the first component for all

Breaks: the means and covariances of many draws
Slips: 1, the factor stands in all draws
"""


def gmm_sample(weights, means, covs, n, rng):
    K, d = np.shape(means)
    z = rng.choice(K, size=n, p=weights)
    E = rng.standard_normal((n, d))
    X = np.empty((n, d))
    factors = [np.linalg.cholesky(np.asarray(c, dtype=float)) for c in covs]
    for i in range(n):
        X[i] = means[z[i]] + factors[0] @ E[i]
    return X, z
