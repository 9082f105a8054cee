"""converts the means to the type of the points

Breaks: integers
"""


def gmm_log_likelihood(X, weights, means, covs):
    t = gmm_log_joint(X, weights, means.astype(X.dtype), covs)
    return float(np.mean(np.logaddexp.reduce(t, axis=1)))
