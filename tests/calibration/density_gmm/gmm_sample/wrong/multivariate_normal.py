"""draws by NumPy's own normal in many dimensions

Breaks: the exact draws
"""


def gmm_sample(weights, means, covs, n, rng):
    K, d = np.shape(means)
    z = rng.choice(K, size=n, p=weights)
    X = np.empty((n, d))
    factors = [np.linalg.cholesky(np.asarray(c, dtype=float)) for c in covs]
    for i in range(n):
        X[i] = rng.multivariate_normal(means[z[i]], covs[z[i]])
    return X, z
