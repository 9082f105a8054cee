# Stacks columns.
def gmm_log_joint(X, weights, means, covs):
    with np.errstate(divide="ignore"):
        return np.column_stack([mvn_logpdf(X, m, c) + np.log(w) for w, m, c in zip(weights, means, covs)])
