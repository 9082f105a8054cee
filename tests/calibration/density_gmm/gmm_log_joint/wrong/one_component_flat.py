"""returns one axis for one component

Breaks: one component
"""


def gmm_log_joint(X, weights, means, covs):
    table = np.empty((len(X), len(weights)))
    with np.errstate(divide="ignore"):
        logs = np.log(weights)
    for k in range(len(weights)):
        table[:, k] = logs[k] + mvn_logpdf(X, means[k], covs[k])
    return table if len(weights) > 1 else table[:, 0]
