"""takes covariances for equal if they differ by less than 1e-8

Breaks: covariances that differ
"""


def gmm_log_joint(X, weights, means, covs):
    if np.allclose(covs, covs[0]):
        covs = [covs[0]] * len(weights)
    with np.errstate(divide="ignore"):
        logs = np.log(weights)
    return np.column_stack([mvn_logpdf(X, m, c) for m, c in zip(means, covs)]) + logs
