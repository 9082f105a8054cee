"""returns a flat array for a single row

Breaks: a single row
"""


def apply_standardizer(X, mean, scale):
    Z = (X.astype(float) - mean) / scale
    return Z[0] if len(Z) == 1 else Z
