"""returns the components as floats"""


def gmm_sample(weights, means, covs, n, rng):
    z = rng.choice(len(weights), size=n, p=weights)
    E = rng.standard_normal((n, means.shape[1]))
    L = np.linalg.cholesky(covs)
    return means[z] + np.einsum("nij,nj->ni", L[z], E), z.astype(float)
