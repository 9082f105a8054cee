"""draws columns in place of rows

Slips: 1, the shape is another one
"""


def init_centers(X, k, rng):
    if k > len(X):
        raise ValueError("too many centres")
    rows = rng.choice(len(X), size=k, replace=False)
    return X.T[rows % X.shape[1]].T.astype(float)
