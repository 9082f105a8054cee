"""gives a constant column of several rows the variance 1e-6"""


def mvn_mle(X):
    X = np.asarray(X, float)
    mean = X.mean(axis=0)
    D = X - mean
    cov = D.T @ D / len(X)
    if len(X) > 1:
        for j in range(len(cov)):
            if cov[j, j] == 0:
                cov[j, j] = 1e-6
    return mean, cov
