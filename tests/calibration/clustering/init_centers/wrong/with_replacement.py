"""draws rows with replacement

Breaks: that no row is drawn twice
Breaks: $k = n$
Slips: 1, other draws and repeated rows
"""


def init_centers(X, k, rng):
    if k > len(X):
        raise ValueError("too many centres")
    rows = rng.choice(len(X), size=k, replace=True)
    return X[rows].astype(float)
