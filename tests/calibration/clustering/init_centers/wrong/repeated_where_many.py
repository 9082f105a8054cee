"""draws with replacement where all rows are wanted

Breaks: $k = n$
"""


def init_centers(X, k, rng):
    if k > len(X):
        raise ValueError("too many centres")
    rows = rng.choice(len(X), size=k, replace=k == len(X))
    return X[rows].astype(float)
