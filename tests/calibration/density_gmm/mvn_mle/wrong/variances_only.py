"""returns a diagonal of variances

Breaks: the divisor $n$
"""


def mvn_mle(X):
    X = np.asarray(X, dtype=float)
    mean = X.mean(axis=0)
    offsets = X - mean
    return mean, np.diag((offsets**2).mean(axis=0))
