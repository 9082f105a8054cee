"""casts the result to the dtype of the points

Breaks: integers
"""


def gmm_log_likelihood(X, weights, means, covs):
    table = gmm_log_joint(X, weights, means, covs)
    rows = np.logaddexp.reduce(table, axis=1)
    return np.asarray(X).dtype.type(rows.mean())
