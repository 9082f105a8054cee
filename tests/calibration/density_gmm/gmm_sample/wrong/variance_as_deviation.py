"""takes variances for deviations in one dimension

Breaks: one dimension
Breaks: a single component
Slips: 1, one dimension stands in many tests
"""


def gmm_sample(weights, means, covs, n, rng):
    K, d = np.shape(means)
    z = rng.choice(K, size=n, p=weights)
    E = rng.standard_normal((n, d))
    X = np.empty((n, d))
    factors = [np.linalg.cholesky(np.asarray(c, dtype=float)) for c in covs]
    if d == 1:
        factors = [np.asarray(c, dtype=float) for c in covs]
    for i in range(n):
        X[i] = means[z[i]] + factors[z[i]] @ E[i]
    return X, z
