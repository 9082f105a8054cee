"""normalises each row of the table

Slips: 1, right for no row
"""


def gmm_log_joint(X, weights, means, covs):
    table = np.empty((len(X), len(weights)))
    with np.errstate(divide="ignore"):
        logs = np.log(weights)
    for k in range(len(weights)):
        table[:, k] = logs[k] + mvn_logpdf(X, means[k], covs[k])
    return table - np.logaddexp.reduce(table, axis=1)[:, np.newaxis]
