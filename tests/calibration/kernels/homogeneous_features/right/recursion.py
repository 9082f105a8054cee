# Splits the exponent of the first coordinate off.

from math import comb


def homogeneous_features(X, degree):
    X = np.asarray(X, dtype=float)
    if X.shape[1] == 1:
        return X**degree
    blocks = []
    for k in range(degree, -1, -1):
        if k == degree:
            rest = np.ones((len(X), 1))
        else:
            rest = homogeneous_features(X[:, 1:], degree - k)
        blocks.append(np.sqrt(comb(degree, k)) * X[:, :1] ** k * rest)
    return np.hstack(blocks)
