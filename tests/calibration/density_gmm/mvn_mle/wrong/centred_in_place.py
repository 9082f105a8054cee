"""subtracts the mean in place

Breaks: that the arguments stay as they were
"""


def mvn_mle(X):
    X = np.asarray(X, dtype=float)
    mean = X.mean(axis=0)
    X -= mean
    offsets = X
    return mean, offsets.T @ offsets / len(X)
