# Adds outer products up.
def mvn_mle(X):
    n, d = X.shape
    mean = np.sum(X, axis=0, dtype=float) / n
    cov = np.zeros((d, d))
    for row in X:
        cov += np.outer(row - mean, row - mean) / n
    return mean, cov
