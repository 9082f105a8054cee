"""divides first and subtracts the mean then

Slips: 1, hardly any entry is right
"""


def apply_standardizer(X, mean, scale):
    return X / scale - mean
