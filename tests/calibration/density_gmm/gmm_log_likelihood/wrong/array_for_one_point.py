"""returns an array for a single point

Breaks: a single point
"""


def gmm_log_likelihood(X, weights, means, covs):
    table = gmm_log_joint(X, weights, means, covs)
    rows = np.logaddexp.reduce(table, axis=1)
    return float(rows.mean()) if len(rows) > 1 else rows
