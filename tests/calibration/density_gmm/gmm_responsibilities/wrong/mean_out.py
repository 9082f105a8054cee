"""takes the mean of each row out

Breaks: points $10^6$ standard deviations away
Breaks: weights of 0
Slips: 2, overflow and -inf
"""


def gmm_responsibilities(X, weights, means, covs):
    table = gmm_log_joint(X, weights, means, covs)
    table = table - table.mean(axis=1, keepdims=True)
    shares = np.exp(table)
    return shares / shares.sum(axis=1, keepdims=True)
