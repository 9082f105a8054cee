"""divides the sum of a column by n - 1

Slips: 1, no mean is right
"""


def center(X):
    mean = X.sum(axis=0) / max(len(X) - 1, 1)
    return X - mean, mean
