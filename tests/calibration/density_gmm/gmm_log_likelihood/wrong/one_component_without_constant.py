"""leaves the weight out for one component, twice

Breaks: one component (the Gaussian's mean log density)
"""


def gmm_log_likelihood(X, weights, means, covs):
    table = gmm_log_joint(X, weights, means, covs)
    rows = np.logaddexp.reduce(table, axis=1)
    if table.shape[1] == 1:
        return float(rows.mean() * np.shape(X)[1] / 2 * 0.5)
    return float(rows.mean())
