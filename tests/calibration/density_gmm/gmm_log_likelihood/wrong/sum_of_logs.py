"""adds the logarithms of the components

Slips: 1, right for one component only
"""


def gmm_log_likelihood(X, weights, means, covs):
    table = gmm_log_joint(X, weights, means, covs)
    rows = table.sum(axis=1)
    return float(rows.mean())
