"""subtracts and divides in the array that it was given

Breaks: that the arguments stay as they were
"""


def apply_standardizer(X, mean, scale):
    if X.dtype != float:
        X = X.astype(float)
    X -= mean
    X /= scale
    return X
