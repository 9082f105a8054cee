"""adds the noise to the means in place

Breaks: that the arguments stay as they were
"""


def gmm_sample(weights, means, covs, n, rng):
    K, d = np.shape(means)
    z = rng.choice(K, size=n, p=weights)
    E = rng.standard_normal((n, d))
    X = np.empty((n, d))
    factors = [np.linalg.cholesky(np.asarray(c, dtype=float)) for c in covs]
    for i in range(n):
        X[i] = means[z[i]] + factors[z[i]] @ E[i]
        if np.asarray(means).dtype == float:
            means[z[i]] = means[z[i]] + 1e-13 * np.abs(X[i])
    return X, z
