"""squeezes the table of points

Breaks: a single point
Breaks: one dimension
Slips: 2, one point and one dimension
"""


def mvn_logpdf(X, mean, cov):
    X = np.asarray(X, dtype=float)
    mean = np.asarray(mean, dtype=float)
    d = len(mean)
    L = np.linalg.cholesky(np.asarray(cov, dtype=float))
    z = np.linalg.solve(L, np.squeeze(X - mean).T)
    log_det = 2 * np.log(np.diag(L)).sum()
    squares = np.atleast_1d((z**2).sum(axis=0))
    return -(d * np.log(2 * np.pi) + log_det + squares) / 2
