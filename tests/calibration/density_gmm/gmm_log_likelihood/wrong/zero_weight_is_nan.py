"""divides by the weights on the way

Breaks: weights of 0
"""


def gmm_log_likelihood(X, weights, means, covs):
    table = gmm_log_joint(X, weights, means, covs)
    with np.errstate(all="ignore"):
        shift = np.log(weights)
        rows = np.logaddexp.reduce(table - shift + shift, axis=1)
    return float(rows.mean())
