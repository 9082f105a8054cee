"""counts equal points once"""


def gmm_log_likelihood(X, weights, means, covs):
    t = gmm_log_joint(np.unique(X, axis=0), weights, means, covs)
    return float(np.mean(np.logaddexp.reduce(t, axis=1)))
