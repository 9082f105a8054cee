"""draws one row after the other

Breaks: that no row is drawn twice
Slips: 1, other draws and repeated rows
"""


def init_centers(X, k, rng):
    if k > len(X):
        raise ValueError("too many centres")
    rows = [int(rng.integers(len(X))) for _ in range(k)]
    return X[rows].astype(float)
