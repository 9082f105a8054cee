"""does not subtract the mean

Slips: 1, hardly any entry is right
"""


def apply_standardizer(X, mean, scale):
    return (X.astype(float)) / scale
