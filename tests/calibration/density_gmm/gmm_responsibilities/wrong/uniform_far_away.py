"""shares far points out evenly

Breaks: points $10^6$ standard deviations away
"""


def gmm_responsibilities(X, weights, means, covs):
    table = gmm_log_joint(X, weights, means, covs)
    shares = np.exp(table)
    total = shares.sum(axis=1, keepdims=True)
    with np.errstate(all="ignore"):
        return np.where(total > 0, shares / total, 1 / len(weights))
