# Picks factors by kind.
def gmm_sample(weights, means, covs, n, rng):
    K = len(weights)
    z = rng.choice(K, size=n, p=weights)
    E = rng.standard_normal((n, np.shape(means)[1]))
    L = np.linalg.cholesky(np.array(covs, dtype=float))[z]
    return np.array(means, dtype=float)[z] + (L * E[:, np.newaxis, :]).sum(axis=2), z
