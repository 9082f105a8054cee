"""adds noise of size 1 at every level

Breaks: levels of 0 and of 1
"""


def corrupt(X, kind, level, rng):
    X = np.array(X, dtype=float)
    if kind == "gaussian":
        return X + rng.standard_normal(X.shape)
    if kind == "mask":
        return X * (rng.random(X.shape) >= level)
    raise ValueError(kind)
