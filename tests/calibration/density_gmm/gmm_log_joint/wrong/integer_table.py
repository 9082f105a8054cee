"""fills a table of the dtype of the points

Breaks: integers
"""


def gmm_log_joint(X, weights, means, covs):
    table = np.empty((len(X), len(weights)), dtype=np.asarray(X).dtype)
    with np.errstate(divide="ignore"):
        logs = np.log(weights)
    for k in range(len(weights)):
        table[:, k] = logs[k] + mvn_logpdf(X, means[k], covs[k])
    return table
