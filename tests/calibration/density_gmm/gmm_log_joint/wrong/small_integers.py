"""subtracts the means in the type of the points

Breaks: integers
"""


def gmm_log_joint(X, weights, means, covs):
    with np.errstate(divide="ignore"):
        logs = np.log(weights)
    zero = np.zeros(X.shape[1])
    return np.column_stack([mvn_logpdf(X - m, zero, c) for m, c in zip(means, covs)]) + logs
