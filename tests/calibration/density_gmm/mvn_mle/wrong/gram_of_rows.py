"""multiplies offsets the wrong way round

Slips: 1, shapes are wrong but for square tables
"""


def mvn_mle(X):
    X = np.asarray(X, dtype=float)
    mean = X.mean(axis=0)
    offsets = X - mean
    return mean, offsets @ offsets.T / len(X)
