"""subtracts one maximum of the whole table and not that of the row

Breaks: points $10^6$ standard deviations away
"""


def gmm_log_likelihood(X, weights, means, covs):
    t = gmm_log_joint(X, weights, means, covs)
    return float(np.mean(t.max() + np.log(np.exp(t - t.max()).sum(axis=1))))
