"""subtracts in place, from the caller's rows

Breaks: unchanged arguments
"""


def center(X):
    mean = X.mean(axis=0)
    if X.dtype.kind != 'f':
        X = X.astype(float)
    X -= mean
    return X, mean
