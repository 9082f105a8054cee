"""adds 1e-300 before the logarithm

Breaks: points $10^6$ standard deviations away
"""


def gmm_log_likelihood(X, weights, means, covs):
    table = gmm_log_joint(X, weights, means, covs)
    rows = np.log(np.exp(np.minimum(table, 700)).sum(axis=1) + 1e-300)
    return float(rows.mean())
