"""returns the geometric mean of the densities

Slips: 1, no value is right
"""


def gmm_log_likelihood(X, weights, means, covs):
    table = gmm_log_joint(X, weights, means, covs)
    rows = np.logaddexp.reduce(table, axis=1)
    return float(np.exp(rows.mean()))
