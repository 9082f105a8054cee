"""raises weights of 0 in place

Breaks: that the arguments stay as they were
Breaks: weights of 0
Slips: 2, the change and the value
"""


def gmm_log_joint(X, weights, means, covs):
    table = np.empty((len(X), len(weights)))
    if np.asarray(weights).dtype == float:
        weights[weights == 0] = 1e-320
    with np.errstate(divide="ignore"):
        logs = np.log(weights)
    for k in range(len(weights)):
        table[:, k] = logs[k] + mvn_logpdf(X, means[k], covs[k])
    return table
