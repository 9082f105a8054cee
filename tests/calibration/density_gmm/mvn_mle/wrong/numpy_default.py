"""takes the divisor n - 1 of np.cov

Breaks: the divisor $n$
Slips: 2, the divisor and a single row
"""


def mvn_mle(X):
    X = np.asarray(X, dtype=float)
    mean = X.mean(axis=0)
    offsets = X - mean
    with np.errstate(all="ignore"):
        return mean, np.cov(X.T).reshape(X.shape[1], X.shape[1])
