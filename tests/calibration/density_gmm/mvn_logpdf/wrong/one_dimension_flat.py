"""takes one dimension for the standard deviation

Breaks: one dimension
"""


def mvn_logpdf(X, mean, cov):
    X = np.asarray(X, dtype=float)
    mean = np.asarray(mean, dtype=float)
    d = len(mean)
    if d == 1:
        return -((np.log(2 * np.pi) + np.log(cov[0, 0]) + (X[:, 0] - mean[0]) ** 2 / cov[0, 0] ** 2) / 2)
    L = np.linalg.cholesky(np.asarray(cov, dtype=float))
    z = np.linalg.solve(L, (X - mean).T)
    log_det = 2 * np.log(np.diag(L)).sum()
    squares = (z**2).sum(axis=0)
    return -(d * np.log(2 * np.pi) + log_det + squares) / 2
