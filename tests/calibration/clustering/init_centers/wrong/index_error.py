"""raises IndexError where k is too large

Breaks: `ValueError` for $k$ above $n$
"""


def init_centers(X, k, rng):
    if k > len(X):
        raise IndexError("too many centres")
    rows = rng.choice(len(X), size=k, replace=False)
    return X[rows].astype(float)
