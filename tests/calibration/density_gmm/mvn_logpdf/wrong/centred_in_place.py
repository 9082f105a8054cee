"""subtracts the mean in place

Breaks: that the arguments stay as they were
"""


def mvn_logpdf(X, mean, cov):
    X = np.asarray(X, dtype=float)
    mean = np.asarray(mean, dtype=float)
    d = len(mean)
    L = np.linalg.cholesky(np.asarray(cov, dtype=float))
    X -= mean
    z = np.linalg.solve(L, X.T)
    log_det = 2 * np.log(np.diag(L)).sum()
    squares = (z**2).sum(axis=0)
    return -(d * np.log(2 * np.pi) + log_det + squares) / 2
