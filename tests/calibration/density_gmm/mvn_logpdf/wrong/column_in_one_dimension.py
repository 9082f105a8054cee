"""returns a column where d is 1

Breaks: one dimension
"""


def mvn_logpdf(X, mean, cov):
    X = np.asarray(X, dtype=float)
    mean = np.asarray(mean, dtype=float)
    d = len(mean)
    L = np.linalg.cholesky(np.asarray(cov, dtype=float))
    z = np.linalg.solve(L, (X - mean).T)
    log_det = 2 * np.log(np.diag(L)).sum()
    squares = (z**2).sum(axis=0)
    result = -(d * np.log(2 * np.pi) + log_det + squares) / 2
    return result[:, np.newaxis] if d == 1 else result
