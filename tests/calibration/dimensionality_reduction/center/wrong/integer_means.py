"""cuts the means to the type of the rows

Breaks: integers
"""


def center(X):
    mean = X.mean(axis=0).astype(X.dtype)
    return X - mean, mean
