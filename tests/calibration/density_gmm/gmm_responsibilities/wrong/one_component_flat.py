"""returns one axis for one component

Breaks: one component
"""


def gmm_responsibilities(X, weights, means, covs):
    table = gmm_log_joint(X, weights, means, covs)
    table = table - table.max(axis=1, keepdims=True)
    shares = np.exp(table)
    result = shares / shares.sum(axis=1, keepdims=True)
    return result if len(weights) > 1 else result[:, 0]
