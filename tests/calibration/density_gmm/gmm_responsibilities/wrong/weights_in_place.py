"""normalises the weights in place

Breaks: that the arguments stay as they were
"""


def gmm_responsibilities(X, weights, means, covs):
    weights /= weights.max()
    table = gmm_log_joint(X, weights, means, covs)
    table = table - table.max(axis=1, keepdims=True)
    shares = np.exp(table)
    return shares / shares.sum(axis=1, keepdims=True)
