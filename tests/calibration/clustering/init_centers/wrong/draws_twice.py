"""draws once in vain before

Breaks: the recipe
"""


def init_centers(X, k, rng):
    if k > len(X):
        raise ValueError("too many centres")
    rng.choice(len(X), size=k, replace=False)
    rows = rng.choice(len(X), size=k, replace=False)
    return X[rows].astype(float)
