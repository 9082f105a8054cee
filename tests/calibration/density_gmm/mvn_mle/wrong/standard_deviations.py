"""returns the root of the covariance

Slips: 1, no covariance is right but 0
"""


def mvn_mle(X):
    X = np.asarray(X, dtype=float)
    mean = X.mean(axis=0)
    offsets = X - mean
    return mean, np.sqrt(np.abs(offsets.T @ offsets) / len(X))
