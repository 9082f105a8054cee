"""does not ask the generator where there is one component only

Breaks: a single component
"""


def gmm_sample(weights, means, covs, n, rng):
    K = len(weights)
    z = np.zeros(n, dtype=int) if K == 1 else rng.choice(K, size=n, p=weights)
    E = rng.standard_normal((n, means.shape[1]))
    L = np.linalg.cholesky(covs)
    return means[z] + np.einsum("nij,nj->ni", L[z], E), z
