"""forgets to divide by the sum

Breaks: that each row sums to 1
Slips: 1, nearly all shares are off
"""


def gmm_responsibilities(X, weights, means, covs):
    table = gmm_log_joint(X, weights, means, covs)
    table = table - table.max(axis=1, keepdims=True)
    shares = np.exp(table)
    return shares
