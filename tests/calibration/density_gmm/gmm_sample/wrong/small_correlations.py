"""takes covariances for diagonal if the other entries are below 1e-8

Breaks: correlated components
"""


def gmm_sample(weights, means, covs, n, rng):
    K, d = np.shape(means)
    z = rng.choice(K, size=n, p=weights)
    E = rng.standard_normal((n, d))
    L = []
    for cov in np.asarray(covs, float):
        diagonal = np.diag(np.diag(cov))
        L.append(np.sqrt(diagonal) if np.allclose(cov, diagonal) else np.linalg.cholesky(cov))
    L = np.array(L)
    return means[z] + np.einsum("nij,nj->ni", L[z], E), z
