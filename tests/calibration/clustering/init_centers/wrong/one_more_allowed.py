"""accepts k = n + 1, with a row twice

Breaks: `ValueError` for $k$ above $n$
"""


def init_centers(X, k, rng):
    if k > len(X) + 1:
        raise ValueError("too many centres")
    rows = rng.choice(len(X), size=k, replace=k > len(X))
    return X[rows].astype(float)
