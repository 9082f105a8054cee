"""adds up integers in their own type, in which small ones overflow

Breaks: integers
"""


def center(X):
    mean = X.sum(axis=0, dtype=X.dtype) / len(X)
    return X - mean, mean
