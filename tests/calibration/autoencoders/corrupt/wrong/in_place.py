"""adds the noise in place

Breaks: that the arguments stay as they were
"""


def corrupt(X, kind, level, rng):
    X = np.asarray(X)
    if kind == "gaussian":
        X += level * rng.standard_normal(X.shape)
        return X
    if kind == "mask":
        return X * (rng.random(X.shape) >= level)
    raise ValueError(kind)
