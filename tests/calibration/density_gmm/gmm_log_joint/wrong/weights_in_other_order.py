"""takes the weights in reversed order

Slips: 1, right for one component only
"""


def gmm_log_joint(X, weights, means, covs):
    table = np.empty((len(X), len(weights)))
    with np.errstate(divide="ignore"):
        logs = np.log(weights)
    for k in range(len(weights)):
        table[:, k] = logs[len(logs) - 1 - k] + mvn_logpdf(X, means[k], covs[k])
    return table
