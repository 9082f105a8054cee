"""leaves components of weight 0 out

Breaks: weights of 0
"""


def gmm_responsibilities(X, weights, means, covs):
    table = gmm_log_joint(X, weights, means, covs)
    table = table - table.max(axis=1, keepdims=True)
    shares = np.exp(table)
    return (shares / shares.sum(axis=1, keepdims=True))[:, np.asarray(weights) > 0]
