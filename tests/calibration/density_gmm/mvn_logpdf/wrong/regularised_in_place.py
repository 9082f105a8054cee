"""writes into the covariance

Breaks: that the arguments stay as they were
"""


def mvn_logpdf(X, mean, cov):
    X = np.asarray(X, dtype=float)
    mean = np.asarray(mean, dtype=float)
    d = len(mean)
    if np.asarray(cov).dtype == float:
        cov[0, 0] = np.nextafter(cov[0, 0], np.inf)
    L = np.linalg.cholesky(np.asarray(cov, dtype=float))
    z = np.linalg.solve(L, (X - mean).T)
    log_det = 2 * np.log(np.diag(L)).sum()
    squares = (z**2).sum(axis=0)
    return -(d * np.log(2 * np.pi) + log_det + squares) / 2
