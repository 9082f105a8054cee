"""adds 1e-300 before the logarithm

Breaks: weights of 0
"""


def gmm_log_joint(X, weights, means, covs):
    table = np.empty((len(X), len(weights)))
    logs = np.log(np.asarray(weights) + 1e-300)
    for k in range(len(weights)):
        table[:, k] = logs[k] + mvn_logpdf(X, means[k], covs[k])
    return table
