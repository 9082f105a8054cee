"""uses a generator of its own

Breaks: the recipe
"""


def init_centers(X, k, rng):
    if k > len(X):
        raise ValueError("too many centres")
    rows = np.random.default_rng(0).choice(len(X), size=k, replace=False)
    return X[rows].astype(float)
