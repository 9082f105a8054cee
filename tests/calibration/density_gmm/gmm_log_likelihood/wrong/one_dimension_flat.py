"""refuses tables of one column

Breaks: one dimension
Slips: 1, all tests have a case of one dimension
"""


def gmm_log_likelihood(X, weights, means, covs):
    if np.shape(X)[1] == 1:
        raise ValueError("more columns, please")
    table = gmm_log_joint(X, weights, means, covs)
    rows = np.logaddexp.reduce(table, axis=1)
    return float(rows.mean())
