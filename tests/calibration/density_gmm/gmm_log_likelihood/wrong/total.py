"""adds the logarithms up and takes no mean

Breaks: all points twice over (nothing changes)
"""


def gmm_log_likelihood(X, weights, means, covs):
    table = gmm_log_joint(X, weights, means, covs)
    rows = np.logaddexp.reduce(table, axis=1)
    return float(rows.sum())
