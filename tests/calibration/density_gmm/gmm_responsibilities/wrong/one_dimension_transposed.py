"""turns tables of one column

Breaks: one dimension
Slips: 1, all tests have a case of one dimension
"""


def gmm_responsibilities(X, weights, means, covs):
    table = gmm_log_joint(X, weights, means, covs)
    table = table - table.max(axis=1, keepdims=True)
    shares = np.exp(table)
    result = shares / shares.sum(axis=1, keepdims=True)
    return result.T if np.shape(X)[1] == 1 else result
