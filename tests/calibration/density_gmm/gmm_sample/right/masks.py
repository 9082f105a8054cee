# Goes component by component after both draws.
def gmm_sample(weights, means, covs, n, rng):
    z = rng.choice(len(weights), size=n, p=weights)
    E = rng.standard_normal((n, len(means[0])))
    X = np.zeros(E.shape)
    for k in np.unique(z):
        L = np.linalg.cholesky(np.array(covs[k], dtype=float))
        X[z == k] = E[z == k] @ L.T + means[k]
    return X, z
