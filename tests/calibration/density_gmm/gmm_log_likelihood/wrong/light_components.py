"""leaves components out that are lighter than 1e-8"""


def gmm_log_likelihood(X, weights, means, covs):
    kept = np.asarray(weights) > 1e-8
    table = gmm_log_joint(X, weights, means, covs)[:, kept]
    c = table.max(axis=1, keepdims=True)
    return float(np.mean(c[:, 0] + np.log(np.exp(table - c).sum(axis=1))))
