"""takes the median for the mean

Slips: 1, right for symmetric columns only
"""


def mvn_mle(X):
    X = np.asarray(X, dtype=float)
    mean = np.median(X, axis=0)
    offsets = X - mean
    return mean, offsets.T @ offsets / len(X)
