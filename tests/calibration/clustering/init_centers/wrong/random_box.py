"""draws points in the box of the rows

Breaks: the recipe
Slips: 1, the centres are no rows
"""


def init_centers(X, k, rng):
    if k > len(X):
        raise ValueError("too many centres")
    return rng.uniform(X.min(axis=0), X.max(axis=0), size=(k, X.shape[1]))
