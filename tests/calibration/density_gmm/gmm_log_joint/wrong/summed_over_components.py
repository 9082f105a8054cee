"""adds the components up

Slips: 1, one number for each point
"""


def gmm_log_joint(X, weights, means, covs):
    table = np.empty((len(X), len(weights)))
    with np.errstate(divide="ignore"):
        logs = np.log(weights)
    for k in range(len(weights)):
        table[:, k] = logs[k] + mvn_logpdf(X, means[k], covs[k])
    return np.logaddexp.reduce(table, axis=1)
