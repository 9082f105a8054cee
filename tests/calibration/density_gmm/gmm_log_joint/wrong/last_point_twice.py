"""squeezes tables of a single point

Breaks: a single point
"""


def gmm_log_joint(X, weights, means, covs):
    table = np.empty((len(X), len(weights)))
    with np.errstate(divide="ignore"):
        logs = np.log(weights)
    if len(X) == 1:
        return np.array([logs[k] + mvn_logpdf(X, means[k], covs[k])[0] for k in range(len(weights))])
    for k in range(len(weights)):
        table[:, k] = logs[k] + mvn_logpdf(X, means[k], covs[k])
    return table
