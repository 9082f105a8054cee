"""divides the sum of the components by K

Slips: 1, right for one component only
"""


def gmm_log_likelihood(X, weights, means, covs):
    table = gmm_log_joint(X, weights, means, covs)
    rows = np.logaddexp.reduce(table, axis=1)
    return float(rows.mean() - np.log(table.shape[1]))
