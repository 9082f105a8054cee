"""multiplies the squared distance out

Breaks: data far from zero
"""


def mvn_logpdf(X, mean, cov):
    X = np.asarray(X, dtype=float)
    mean = np.asarray(mean, dtype=float)
    d = len(mean)
    L = np.linalg.cholesky(np.asarray(cov, dtype=float))
    z = np.linalg.solve(L, (X - mean).T)
    log_det = 2 * np.log(np.diag(L)).sum()
    P = np.linalg.inv(np.asarray(cov, dtype=float))
    squares = ((X @ P) * X).sum(axis=1) - 2 * X @ P @ mean + mean @ P @ mean
    return -(d * np.log(2 * np.pi) + log_det + squares) / 2
