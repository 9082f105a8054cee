"""returns the logarithms of the shares

Slips: 1, nothing is right
"""


def gmm_responsibilities(X, weights, means, covs):
    table = gmm_log_joint(X, weights, means, covs)
    table = table - table.max(axis=1, keepdims=True)
    shares = np.exp(table)
    with np.errstate(divide="ignore"):
        return np.log(shares / shares.sum(axis=1, keepdims=True))
