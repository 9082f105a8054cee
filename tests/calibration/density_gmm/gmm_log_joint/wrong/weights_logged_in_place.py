"""takes the logarithm of the weights in place

Breaks: that the arguments stay as they were
"""


def gmm_log_joint(X, weights, means, covs):
    table = np.empty((len(X), len(weights)))
    if np.asarray(weights).dtype != float:
        weights = np.array(weights, dtype=float)
    logs = weights
    with np.errstate(divide="ignore"):
        np.log(weights, out=weights)
    for k in range(len(logs)):
        table[:, k] = logs[k] + mvn_logpdf(X, means[k], covs[k])
    return table
