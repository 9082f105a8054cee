"""takes weights below 1e-12 for 0

Slips: 1, a tiny weight is a weight
"""


def gmm_log_joint(X, weights, means, covs):
    table = np.empty((len(X), len(weights)))
    with np.errstate(divide="ignore"):
        logs = np.log(np.where(np.asarray(weights) < 1e-12, 0, weights))
    for k in range(len(weights)):
        table[:, k] = logs[k] + mvn_logpdf(X, means[k], covs[k])
    return table
