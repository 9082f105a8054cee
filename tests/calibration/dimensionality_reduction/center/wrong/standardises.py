"""divides by the standard deviation as well

Slips: 1, no table is right
"""


def center(X):
    mean = X.mean(axis=0)
    s = X.std(axis=0)
    return (X - mean) / np.where(s > 0, s, 1), mean
