"""asks for k different rows

Breaks: equal rows
"""


def init_centers(X, k, rng):
    if k > len(np.unique(X, axis=0)):
        raise ValueError("not enough different rows")
    return X[rng.choice(len(X), size=k, replace=False)].astype(float)
