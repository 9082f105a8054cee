"""takes the expected number of each kind

Breaks: the exact draws
"""


def gmm_sample(weights, means, covs, n, rng):
    K, d = np.shape(means)
    counts = np.floor(np.asarray(weights) * n).astype(int)
    counts[np.argmax(weights)] += n - counts.sum()
    z = np.repeat(np.arange(K), counts)
    E = rng.standard_normal((n, d))
    X = np.empty((n, d))
    factors = [np.linalg.cholesky(np.asarray(c, dtype=float)) for c in covs]
    for i in range(n):
        X[i] = means[z[i]] + factors[z[i]] @ E[i]
    return X, z
