"""gives no share to components that are lighter than 1e-12"""


def gmm_responsibilities(X, weights, means, covs):
    t = np.array(gmm_log_joint(X, weights, means, covs))
    t[:, np.asarray(weights) < 1e-12] = -np.inf
    t = np.exp(t - t.max(axis=1, keepdims=True))
    return t / t.sum(axis=1, keepdims=True)
