"""raises weights of 0 a little

Breaks: weights of 0
"""


def gmm_sample(weights, means, covs, n, rng):
    K, d = np.shape(means)
    weights = np.maximum(weights, 0.02)
    weights = weights / weights.sum()
    z = rng.choice(K, size=n, p=weights)
    E = rng.standard_normal((n, d))
    X = np.empty((n, d))
    factors = [np.linalg.cholesky(np.asarray(c, dtype=float)) for c in covs]
    for i in range(n):
        X[i] = means[z[i]] + factors[z[i]] @ E[i]
    return X, z
