"""divides a table by a row of sums

Slips: 1, right for tables that are not square
"""


def gmm_responsibilities(X, weights, means, covs):
    table = gmm_log_joint(X, weights, means, covs)
    table = table - table.max(axis=1, keepdims=True)
    shares = np.exp(table)
    sums = shares.sum(axis=1)
    return shares / sums if len(X) == len(weights) else shares / sums[:, np.newaxis]
