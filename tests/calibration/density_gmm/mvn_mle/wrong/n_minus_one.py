"""divides by n - 1

Breaks: the divisor $n$
"""


def mvn_mle(X):
    X = np.asarray(X, dtype=float)
    mean = X.mean(axis=0)
    offsets = X - mean
    return mean, offsets.T @ offsets / max(len(X) - 1, 1)
