"""takes the symmetric root of the covariance

Breaks: the exact draws
"""


def gmm_sample(weights, means, covs, n, rng):
    K, d = np.shape(means)
    z = rng.choice(K, size=n, p=weights)
    E = rng.standard_normal((n, d))
    X = np.empty((n, d))
    factors = []
    for c in covs:
        values, vectors = np.linalg.eigh(np.asarray(c, dtype=float))
        factors.append(vectors * np.sqrt(values) @ vectors.T)
    for i in range(n):
        X[i] = means[z[i]] + factors[z[i]] @ E[i]
    return X, z
