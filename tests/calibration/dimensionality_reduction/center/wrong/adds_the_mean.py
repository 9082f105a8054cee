"""adds the mean in place of subtracting it

Slips: 1, the direction is the whole exercise
"""


def center(X):
    mean = X.mean(axis=0)
    return X + mean, mean
