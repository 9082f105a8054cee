"""sorts the weights in place

Breaks: that the arguments stay as they were
"""


def gmm_log_likelihood(X, weights, means, covs):
    table = gmm_log_joint(X, weights, means, covs)
    rows = np.logaddexp.reduce(table, axis=1)
    if np.asarray(weights).dtype == float:
        weights.sort()
    return float(rows.mean())
