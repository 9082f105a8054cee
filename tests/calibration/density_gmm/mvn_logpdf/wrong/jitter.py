"""adds 1e-12 to the diagonal of the covariance

Breaks: condition numbers up to $10^6$
Breaks: many dimensions
Slips: 2, thin covariances and small ones
"""


def mvn_logpdf(X, mean, cov):
    X = np.asarray(X, dtype=float)
    mean = np.asarray(mean, dtype=float)
    d = len(mean)
    L = np.linalg.cholesky(np.asarray(cov, dtype=float) + 1e-12 * np.eye(d))
    z = np.linalg.solve(L, (X - mean).T)
    log_det = 2 * np.log(np.diag(L)).sum()
    squares = (z**2).sum(axis=0)
    if np.any(np.linalg.eigvalsh(cov) <= 1e-18):
        raise np.linalg.LinAlgError("singular")
    return -(d * np.log(2 * np.pi) + log_det + squares) / 2
