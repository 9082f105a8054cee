"""takes the plain distance, without the covariance

Slips: 1, right for the identity only
"""


def mvn_logpdf(X, mean, cov):
    X = np.asarray(X, dtype=float)
    mean = np.asarray(mean, dtype=float)
    d = len(mean)
    L = np.linalg.cholesky(np.asarray(cov, dtype=float))
    z = np.linalg.solve(L, (X - mean).T)
    log_det = 2 * np.log(np.diag(L)).sum()
    squares = ((X - mean) ** 2).sum(axis=1)
    return -(d * np.log(2 * np.pi) + log_det + squares) / 2
