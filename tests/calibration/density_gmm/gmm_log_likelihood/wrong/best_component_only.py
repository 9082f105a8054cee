"""takes the best component for the sum

Slips: 1, right for one component or far points only
"""


def gmm_log_likelihood(X, weights, means, covs):
    table = gmm_log_joint(X, weights, means, covs)
    rows = table.max(axis=1)
    return float(rows.mean())
