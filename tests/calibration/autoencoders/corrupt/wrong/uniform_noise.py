"""adds uniform noise instead of normal noise

Breaks: both kinds after the recipe
"""


def corrupt(X, kind, level, rng):
    X = np.array(X, dtype=float)
    if kind == "gaussian":
        return X + level * rng.uniform(-1, 1, size=X.shape)
    if kind == "mask":
        return X * (rng.random(X.shape) >= level)
    raise ValueError(kind)
