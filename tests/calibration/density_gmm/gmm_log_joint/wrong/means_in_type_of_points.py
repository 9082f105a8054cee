"""converts the means to the type of the points

Breaks: integers
"""


def gmm_log_joint(X, weights, means, covs):
    with np.errstate(divide="ignore"):
        return np.stack(
            [mvn_logpdf(X, m, c) for m, c in zip(means.astype(X.dtype), covs)], axis=1
        ) + np.log(weights)
