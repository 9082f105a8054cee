"""raises all shares to 1e-6 at least

Breaks: weights of 0
Slips: 1, all small shares are off
"""


def gmm_responsibilities(X, weights, means, covs):
    table = gmm_log_joint(X, weights, means, covs)
    table = table - table.max(axis=1, keepdims=True)
    shares = np.maximum(np.exp(table), 1e-6)
    return shares / shares.sum(axis=1, keepdims=True)
