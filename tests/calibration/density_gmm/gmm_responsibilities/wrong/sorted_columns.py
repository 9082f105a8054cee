"""sorts the components by their means

Breaks: components in another order
Slips: 1, right where means are sorted only
"""


def gmm_responsibilities(X, weights, means, covs):
    order = np.argsort(np.asarray(means)[:, 0])
    weights, means, covs = (np.asarray(p)[order] for p in (weights, means, covs))
    table = gmm_log_joint(X, weights, means, covs)
    table = table - table.max(axis=1, keepdims=True)
    shares = np.exp(table)
    return shares / shares.sum(axis=1, keepdims=True)
