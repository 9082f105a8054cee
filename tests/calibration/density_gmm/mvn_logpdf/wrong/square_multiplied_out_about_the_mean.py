"""subtracts the mean of the points and multiplies the squared distance out

Breaks: data far from zero
"""


def mvn_logpdf(X, mean, cov):
    X, mean, cov = (np.asarray(a, float) for a in (X, mean, cov))
    L = np.linalg.cholesky(cov)
    centre = X.mean(axis=0)
    A, b = np.linalg.solve(L, (X - centre).T).T, np.linalg.solve(L, mean - centre)
    m2 = np.maximum((A**2).sum(axis=1) - 2 * A @ b + b @ b, 0)
    return -0.5 * (len(mean) * np.log(2 * np.pi) + 2 * np.log(np.diag(L)).sum() + m2)
