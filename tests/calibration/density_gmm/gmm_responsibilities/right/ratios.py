# Divides by each component in turn.
def gmm_responsibilities(X, weights, means, covs):
    table = gmm_log_joint(X, weights, means, covs)
    out = np.zeros_like(table)
    for i, row in enumerate(table):
        for k, own in enumerate(row):
            if own > -np.inf:
                with np.errstate(over="ignore"):
                    out[i, k] = 1 / np.exp(row - own).sum()
    return out
