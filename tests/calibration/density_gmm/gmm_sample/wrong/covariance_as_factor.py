"""multiplies by the covariance itself

Breaks: correlated components
Breaks: the means and covariances of many draws
Slips: 1, right for unit variances only
"""


def gmm_sample(weights, means, covs, n, rng):
    K, d = np.shape(means)
    z = rng.choice(K, size=n, p=weights)
    E = rng.standard_normal((n, d))
    X = np.empty((n, d))
    factors = [np.asarray(c, dtype=float) for c in covs]
    for i in range(n):
        X[i] = means[z[i]] + factors[z[i]] @ E[i]
    return X, z
