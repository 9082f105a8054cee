"""subtracts in the dtype of its arguments, where 2 - 3 may be 255

Breaks: integers
Slips: 1
"""


def apply_standardizer(X, mean, scale):
    return (X - mean) / scale
