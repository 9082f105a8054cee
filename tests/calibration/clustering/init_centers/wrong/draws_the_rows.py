"""draws from the rows themselves, without shuffling

Breaks: the recipe
"""


def init_centers(X, k, rng):
    if k > len(X):
        raise ValueError("too many centres")
    rows = rng.choice(len(X), size=k, replace=False, shuffle=False)
    return X[rows].astype(float)
