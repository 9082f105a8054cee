"""sorts the rows that were drawn

Breaks: the recipe
"""


def init_centers(X, k, rng):
    if k > len(X):
        raise ValueError("too many centres")
    rows = np.sort(rng.choice(len(X), size=k, replace=False))
    return X[rows].astype(float)
