"""converts the means to the type of the points

Breaks: integers
"""


def gmm_responsibilities(X, weights, means, covs):
    t = gmm_log_joint(X, weights, means.astype(X.dtype), covs)
    e = np.exp(t - t.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)
