"""subtracts the first mean from points and means in their own type

Breaks: integers
"""


def gmm_log_likelihood(X, weights, means, covs):
    t = gmm_log_joint(X - means[0], weights, means - means[0], covs)
    return float(np.logaddexp.reduce(t, axis=1).mean())
