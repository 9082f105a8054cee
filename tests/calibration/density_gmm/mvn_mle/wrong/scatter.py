"""forgets to divide by n

Breaks: the divisor $n$
"""


def mvn_mle(X):
    X = np.asarray(X, dtype=float)
    mean = X.mean(axis=0)
    offsets = X - mean
    return mean, offsets.T @ offsets
