"""goes back to the dtype of X before dividing

Breaks: integers
"""


def apply_standardizer(X, mean, scale):
    return (X - mean).astype(X.dtype) / scale
