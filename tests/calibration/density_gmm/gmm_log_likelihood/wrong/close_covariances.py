"""takes covariances for equal if they differ by less than 1e-8"""


def gmm_log_likelihood(X, weights, means, covs):
    if np.allclose(covs, covs[0]):
        covs = np.array([covs[0]] * len(weights), float)
    return float(np.logaddexp.reduce(gmm_log_joint(X, weights, means, covs), axis=1).mean())
