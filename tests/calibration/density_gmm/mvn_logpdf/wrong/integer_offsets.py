"""keeps offsets in the dtype of the points

Breaks: integers
"""


def mvn_logpdf(X, mean, cov):
    kind = np.asarray(X).dtype
    X = np.asarray(X, dtype=float)
    mean = np.asarray(mean, dtype=float)
    d = len(mean)
    L = np.linalg.cholesky(np.asarray(cov, dtype=float))
    z = np.linalg.solve(L, (X - mean).T.astype(kind))
    log_det = 2 * np.log(np.diag(L)).sum()
    squares = (z**2).sum(axis=0)
    return (-(d * np.log(2 * np.pi) + log_det + squares) / 2).astype(kind)
