# Subtracts the log density of the mixture.
def gmm_responsibilities(X, weights, means, covs):
    table = gmm_log_joint(X, weights, means, covs)
    return np.exp(table - np.logaddexp.reduce(table, axis=1, keepdims=True))
