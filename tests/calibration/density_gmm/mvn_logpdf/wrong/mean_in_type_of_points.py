"""converts the mean to the type of the points

Breaks: integers
"""


def mvn_logpdf(X, mean, cov):
    D = X.astype(float) - mean.astype(X.dtype).astype(float)
    L = np.linalg.cholesky(cov)
    Z = np.linalg.solve(L, D.T)
    return -X.shape[1] * np.log(2 * np.pi) / 2 - np.log(np.diag(L)).sum() - (Z**2).sum(axis=0) / 2
