"""returns the moved rows without the means

Slips: 1, half of the result is missing
"""


def center(X):
    mean = X.mean(axis=0)
    return X - mean
