"""sets lost entries to 1

Breaks: levels of 0 and of 1
"""


def corrupt(X, kind, level, rng):
    X = np.array(X, dtype=float)
    if kind == "gaussian":
        return X + level * rng.standard_normal(X.shape)
    if kind == "mask":
        return np.where(rng.random(X.shape) >= level, X, 1.0)
    raise ValueError(kind)
