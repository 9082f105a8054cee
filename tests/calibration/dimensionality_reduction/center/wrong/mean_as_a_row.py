"""returns the means as a table of one row

Slips: 1, the shape of the means is wrong everywhere
"""


def center(X):
    mean = X.mean(axis=0, keepdims=True)
    return X - mean, mean
