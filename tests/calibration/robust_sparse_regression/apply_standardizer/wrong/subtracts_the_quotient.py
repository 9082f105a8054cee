"""subtracts mean / scale from X / scale, which loses digits far from 0

Breaks: columns far from 0
Slips: 1
"""


def apply_standardizer(X, mean, scale):
    X, mean, scale = (np.asarray(a, dtype=float) for a in (X, mean, scale))
    return X / scale - mean / scale
