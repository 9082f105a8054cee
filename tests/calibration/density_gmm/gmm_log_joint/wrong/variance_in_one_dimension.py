"""takes covariances of one dimension for deviations

Breaks: one dimension
"""


def gmm_log_joint(X, weights, means, covs):
    table = np.empty((len(X), len(weights)))
    with np.errstate(divide="ignore"):
        logs = np.log(weights)
    if np.shape(X)[1] == 1:
        covs = np.asarray(covs) ** 2
    for k in range(len(weights)):
        table[:, k] = logs[k] + mvn_logpdf(X, means[k], covs[k])
    return table
