"""draws normal numbers around the mean

Breaks: the recipe
Slips: 1, the centres are no rows
"""


def init_centers(X, k, rng):
    if k > len(X):
        raise ValueError("too many centres")
    return X.mean(axis=0) + X.std(axis=0) * rng.normal(size=(k, X.shape[1]))
