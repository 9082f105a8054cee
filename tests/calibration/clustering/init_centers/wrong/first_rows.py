"""takes the first rows

Breaks: the recipe
"""


def init_centers(X, k, rng):
    if k > len(X):
        raise ValueError("too many centres")
    rows = np.arange(k)
    return X[rows].astype(float)
