"""adds the mean in place of subtracting it

Slips: 1, hardly any entry is right
"""


def apply_standardizer(X, mean, scale):
    return (X.astype(float) + mean) / scale
