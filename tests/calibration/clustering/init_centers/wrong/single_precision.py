"""passes the rows through single precision"""


def init_centers(X, k, rng):
    if k > len(X):
        raise ValueError("too many centres")
    rows = rng.choice(len(X), size=k, replace=False)
    return X[rows].astype(np.float32).astype(float)
