"""subtracts in the dtype of the arguments

Breaks: integers (`int8` included)
"""


def mvn_logpdf(X, mean, cov):
    d = len(mean)
    L = np.linalg.cholesky(np.asarray(cov, dtype=float))
    z = np.linalg.solve(L, (X - mean).T)
    log_det = 2 * np.log(np.diag(L)).sum()
    squares = (z**2).sum(axis=0)
    return -(d * np.log(2 * np.pi) + log_det + squares) / 2
