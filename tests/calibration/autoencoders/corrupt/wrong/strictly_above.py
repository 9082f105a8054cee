"""loses an entry whose draw equals the level

Breaks: both kinds after the recipe
"""


def corrupt(X, kind, level, rng):
    if kind == "gaussian":
        return X + level * rng.standard_normal(X.shape)
    if kind == "mask":
        return np.where(rng.random(X.shape) > level, X, 0)
    raise ValueError(kind)
