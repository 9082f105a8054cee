"""keeps offsets in the dtype of the points

Breaks: integers (int8 included)
"""


def mvn_mle(X):
    mean = X.mean(axis=0)
    mean = mean.astype(float)
    offsets = (X - mean.astype(X.dtype)).astype(X.dtype)
    return mean, offsets.T @ offsets / len(X)
