"""fails for arrays of integers

Breaks: integers
"""


def center(X):
    if X.dtype.kind != 'f':
        raise TypeError('floats, please')
    mean = X.mean(axis=0)
    return X - mean, mean
