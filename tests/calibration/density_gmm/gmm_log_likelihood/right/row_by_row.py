# Goes row by row, component by component.
def gmm_log_likelihood(X, weights, means, covs):
    total = 0.0
    for row in gmm_log_joint(X, weights, means, covs):
        log = -np.inf
        for value in row:
            log = np.logaddexp(log, value)
        total += log
    return total / len(X)
