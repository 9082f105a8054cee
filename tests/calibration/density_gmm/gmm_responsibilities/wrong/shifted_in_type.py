"""subtracts the first mean from points and means in their own type

Breaks: integers
"""


def gmm_responsibilities(X, weights, means, covs):
    t = gmm_log_joint(X - means[0], weights, means - means[0], covs)
    t = np.exp(t - t.max(axis=1, keepdims=True))
    return t / t.sum(axis=1, keepdims=True)
