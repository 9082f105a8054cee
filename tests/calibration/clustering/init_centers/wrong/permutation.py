"""takes the first entries of a permutation

Breaks: the recipe
"""


def init_centers(X, k, rng):
    if k > len(X):
        raise ValueError("too many centres")
    rows = rng.permutation(len(X))[:k]
    return X[rows].astype(float)
