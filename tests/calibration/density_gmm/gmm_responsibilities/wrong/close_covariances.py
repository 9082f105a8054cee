"""takes covariances for equal if they differ by less than 1e-8"""


def gmm_responsibilities(X, weights, means, covs):
    if np.allclose(covs, covs[0]):
        covs = np.array([covs[0]] * len(weights), float)
    t = gmm_log_joint(X, weights, means, covs)
    t = np.exp(t - t.max(axis=1, keepdims=True))
    return t / t.sum(axis=1, keepdims=True)
