"""turns tables with more columns than rows

Breaks: more columns than rows
"""


def mvn_mle(X):
    X = np.asarray(X, dtype=float)
    if len(X) > 1 and X.shape[1] > len(X):
        X = X.T
    mean = X.mean(axis=0)
    offsets = X - mean
    return mean, offsets.T @ offsets / len(X)
