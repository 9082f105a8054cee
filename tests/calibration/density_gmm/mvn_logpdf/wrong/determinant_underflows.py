"""takes the logarithm of the determinant

Breaks: many dimensions (determinants that leave float64 at either end)
"""


def mvn_logpdf(X, mean, cov):
    X = np.asarray(X, dtype=float)
    mean = np.asarray(mean, dtype=float)
    d = len(mean)
    L = np.linalg.cholesky(np.asarray(cov, dtype=float))
    z = np.linalg.solve(L, (X - mean).T)
    with np.errstate(divide="ignore"):
        log_det = np.log(np.linalg.det(np.asarray(cov, dtype=float)))
    squares = (z**2).sum(axis=0)
    return -(d * np.log(2 * np.pi) + log_det + squares) / 2
