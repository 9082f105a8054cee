"""adds the weights, not their logarithms

Slips: 1, no value is right
"""


def gmm_log_joint(X, weights, means, covs):
    table = np.empty((len(X), len(weights)))
    with np.errstate(divide="ignore"):
        logs = np.log(weights)
    for k in range(len(weights)):
        table[:, k] = weights[k] + mvn_logpdf(X, means[k], covs[k])
    return table
