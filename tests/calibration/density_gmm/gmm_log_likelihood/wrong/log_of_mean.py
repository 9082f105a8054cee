"""takes the logarithm of the mean density

Slips: 1, right for a single point only
"""


def gmm_log_likelihood(X, weights, means, covs):
    table = gmm_log_joint(X, weights, means, covs)
    rows = np.logaddexp.reduce(table, axis=1)
    return float(np.logaddexp.reduce(rows) - np.log(len(rows)))
