"""takes scores of -inf for 0

Breaks: weights of 0
"""


def gmm_responsibilities(X, weights, means, covs):
    table = gmm_log_joint(X, weights, means, covs)
    table = np.where(np.isneginf(table), 0, table)
    table = table - table.max(axis=1, keepdims=True)
    shares = np.exp(table)
    return shares / shares.sum(axis=1, keepdims=True)
