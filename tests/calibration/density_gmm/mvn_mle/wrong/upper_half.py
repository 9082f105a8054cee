"""fills the upper half only

Breaks: that the covariance is symmetric
"""


def mvn_mle(X):
    X = np.asarray(X, dtype=float)
    mean = X.mean(axis=0)
    offsets = X - mean
    return mean, np.triu(offsets.T @ offsets / len(X))
