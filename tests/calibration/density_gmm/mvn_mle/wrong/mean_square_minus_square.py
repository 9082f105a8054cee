"""subtracts the square of the mean from the mean square

Breaks: data far from zero
"""


def mvn_mle(X):
    X = np.asarray(X, dtype=float)
    mean = X.mean(axis=0)
    offsets = X - mean
    return mean, X.T @ X / len(X) - np.outer(mean, mean)
