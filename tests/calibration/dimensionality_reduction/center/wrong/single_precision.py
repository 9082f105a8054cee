"""computes with numbers of 32 bits

Breaks: rows far from the origin
Slips: 1, everything has seven digits only
"""


def center(X):
    X = X.astype(np.float32)
    mean = X.mean(axis=0)
    return X - mean, mean
