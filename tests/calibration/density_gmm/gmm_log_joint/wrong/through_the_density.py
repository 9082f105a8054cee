"""takes the logarithm of weight times density

Breaks: points $10^6$ standard deviations away
"""


def gmm_log_joint(X, weights, means, covs):
    table = np.empty((len(X), len(weights)))
    with np.errstate(divide="ignore"):
        logs = np.log(weights)
    for k in range(len(weights)):
        with np.errstate(divide="ignore"):
            table[:, k] = np.log(weights[k] * np.exp(mvn_logpdf(X, means[k], covs[k])))
    return table
