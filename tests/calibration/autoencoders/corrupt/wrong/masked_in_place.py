"""sets entries of the caller to 0

Breaks: that the arguments stay as they were
"""


def corrupt(X, kind, level, rng):
    X = np.asarray(X, dtype=float)
    if kind == "gaussian":
        return X + level * rng.standard_normal(X.shape)
    if kind == "mask":
        X[rng.random(X.shape) < level] = 0
        return X
    raise ValueError(kind)
