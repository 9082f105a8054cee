"""casts the covariance to the dtype of the points

Breaks: integers (int8 included)
"""


def mvn_mle(X):
    mean = X.mean(axis=0)
    offsets = X - mean
    return mean, (offsets.T @ offsets / len(X)).astype(X.dtype)
