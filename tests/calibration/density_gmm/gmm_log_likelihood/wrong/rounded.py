"""rounds to six decimals

Slips: 1, no value has nine digits
"""


def gmm_log_likelihood(X, weights, means, covs):
    table = gmm_log_joint(X, weights, means, covs)
    rows = np.logaddexp.reduce(table, axis=1)
    return float(np.round(rows.mean(), 6))
