"""takes three components at most

Breaks: many components
"""


def gmm_log_joint(X, weights, means, covs):
    table = np.zeros((len(X), len(weights)))
    with np.errstate(divide="ignore"):
        logs = np.log(weights)
    for k in range(min(3, len(weights))):
        table[:, k] = logs[k] + mvn_logpdf(X, means[k], covs[k])
    return table
