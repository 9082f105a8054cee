"""divides the sum by n - 1

Breaks: all points twice over (nothing changes)
"""


def gmm_log_likelihood(X, weights, means, covs):
    table = gmm_log_joint(X, weights, means, covs)
    rows = np.logaddexp.reduce(table, axis=1)
    return float(rows.sum() / max(len(rows) - 1, 1))
