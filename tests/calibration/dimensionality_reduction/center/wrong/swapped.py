"""returns the means first and the moved rows second

Slips: 1, both parts stand in the wrong place
"""


def center(X):
    mean = X.mean(axis=0)
    return mean, X - mean
