"""drops eigenvalues below 1e-5 of the largest

Breaks: condition numbers up to $10^6$
"""


def mvn_logpdf(X, mean, cov):
    X = np.asarray(X, dtype=float)
    mean = np.asarray(mean, dtype=float)
    d = len(mean)
    L = np.linalg.cholesky(np.asarray(cov, dtype=float))
    z = np.linalg.solve(L, (X - mean).T)
    log_det = 2 * np.log(np.diag(L)).sum()
    squares = (((X - mean) @ np.linalg.pinv(cov, rcond=1e-5, hermitian=True)) * (X - mean)).sum(axis=1)
    return -(d * np.log(2 * np.pi) + log_det + squares) / 2
