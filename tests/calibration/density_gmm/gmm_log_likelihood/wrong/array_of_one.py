"""returns an array for a single component

Breaks: one component (the Gaussian's mean log density)
"""


def gmm_log_likelihood(X, weights, means, covs):
    table = gmm_log_joint(X, weights, means, covs)
    rows = np.logaddexp.reduce(table, axis=1)
    return float(rows.mean()) if table.shape[1] > 1 else rows[:, np.newaxis].mean(axis=0)
