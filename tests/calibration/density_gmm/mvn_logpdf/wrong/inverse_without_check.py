"""inverts without looking at the sign of eigenvalues

Breaks: LinAlgError for covariances with a negative or zero eigenvalue
"""


def mvn_logpdf(X, mean, cov):
    X = np.asarray(X, dtype=float)
    mean = np.asarray(mean, dtype=float)
    d = len(mean)
    P = np.linalg.inv(np.asarray(cov, dtype=float))
    log_det = np.linalg.slogdet(np.asarray(cov, dtype=float))[1]
    squares = (((X - mean) @ P) * (X - mean)).sum(axis=1)
    return -(d * np.log(2 * np.pi) + log_det + squares) / 2
