"""returns as many rows as there are where k is too large

Breaks: `ValueError` for $k$ above $n$
"""


def init_centers(X, k, rng):
    k = min(k, len(X))
    rows = rng.choice(len(X), size=k, replace=False)
    return X[rows].astype(float)
