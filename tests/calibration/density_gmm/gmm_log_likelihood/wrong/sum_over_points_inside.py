"""adds over the points inside of the logarithm

Slips: 1, right for one point and component only
"""


def gmm_log_likelihood(X, weights, means, covs):
    table = gmm_log_joint(X, weights, means, covs)
    rows = np.logaddexp.reduce(table, axis=0)
    return float(rows.mean())
