"""does not subtract the mean

Slips: 1, right for mean 0 only
"""


def mvn_mle(X):
    X = np.asarray(X, dtype=float)
    mean = X.mean(axis=0)
    offsets = X - mean
    return mean, X.T @ X / len(X)
