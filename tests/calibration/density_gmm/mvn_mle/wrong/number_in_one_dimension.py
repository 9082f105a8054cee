"""returns a number as covariance of one column

Breaks: one dimension
"""


def mvn_mle(X):
    X = np.asarray(X, dtype=float)
    mean = X.mean(axis=0)
    offsets = X - mean
    return mean, np.cov(X.T, ddof=0)
