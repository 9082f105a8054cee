"""casts the shares to the dtype of the points

Breaks: integers
"""


def gmm_responsibilities(X, weights, means, covs):
    table = gmm_log_joint(X, weights, means, covs)
    table = table - table.max(axis=1, keepdims=True)
    shares = np.exp(table)
    return (shares / shares.sum(axis=1, keepdims=True)).astype(np.asarray(X).dtype)
