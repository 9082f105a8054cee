"""returns the covariance before the mean

Slips: 1, both parts are in the wrong place
"""


def mvn_mle(X):
    X = np.asarray(X, dtype=float)
    mean = X.mean(axis=0)
    offsets = X - mean
    return offsets.T @ offsets / len(X), mean
