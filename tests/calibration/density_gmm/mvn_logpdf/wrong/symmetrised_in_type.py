"""adds the covariance to its transpose in its own type

Breaks: integers (int8 included
"""


def mvn_logpdf(X, mean, cov):
    X, mean = np.asarray(X, float), np.asarray(mean, float)
    L = np.linalg.cholesky((cov + cov.T) / 2)
    z = np.linalg.solve(L, (X - mean).T)
    return -0.5 * (
        len(mean) * np.log(2 * np.pi) + 2 * np.log(np.diag(L)).sum() + (z**2).sum(axis=0)
    )
