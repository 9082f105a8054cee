"""draws once too often before the noise

Breaks: both kinds after the recipe
"""


def corrupt(X, kind, level, rng):
    X = np.array(X, dtype=float)
    if kind == "gaussian":
        rng.random()
        return X + level * rng.standard_normal(X.shape)
    if kind == "mask":
        return X * (rng.random(X.shape) >= level)
    raise ValueError(kind)
