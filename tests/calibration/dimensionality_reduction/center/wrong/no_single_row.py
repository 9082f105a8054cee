"""returns a single row as it is

Breaks: a single row
"""


def center(X):
    mean = X.mean(axis=0)
    if len(X) == 1:
        return X + 0.0, mean
    return X - mean, mean
