"""takes points of one dimension as a row

Breaks: one dimension
"""


def gmm_responsibilities(X, weights, means, covs):
    if np.shape(X)[1] == 1 and len(X) == 1:
        raise ValueError("too few")
    table = gmm_log_joint(X, weights, means, covs)
    table = table - table.max(axis=1, keepdims=True)
    shares = np.exp(table)
    return shares / shares.sum(axis=1, keepdims=True)
