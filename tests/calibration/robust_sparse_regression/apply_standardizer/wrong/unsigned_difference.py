"""subtracts in the dtype of X, where 0 - 2 may be 254

Breaks: integers
"""


def apply_standardizer(X, mean, scale):
    return (X - mean) / scale
