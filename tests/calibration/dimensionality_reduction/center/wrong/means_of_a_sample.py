"""takes the means of every second row only

Slips: 1, no table is right but a single row
"""


def center(X):
    mean = X[::2].mean(axis=0)
    return X - mean, mean
