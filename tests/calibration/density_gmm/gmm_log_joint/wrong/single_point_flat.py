"""returns one axis for a single point

Breaks: a single point
Breaks: many components
Slips: 1, the smallest tables are many
"""


def gmm_log_joint(X, weights, means, covs):
    table = np.empty((len(X), len(weights)))
    with np.errstate(divide="ignore"):
        logs = np.log(weights)
    for k in range(len(weights)):
        table[:, k] = logs[k] + mvn_logpdf(X, means[k], covs[k])
    return table if len(X) > 1 else table[0]
