"""divides the survivors by their share

Breaks: both kinds after the recipe
"""


def corrupt(X, kind, level, rng):
    X = np.array(X, dtype=float)
    if kind == "gaussian":
        return X + level * rng.standard_normal(X.shape)
    if kind == "mask":
        return X * (rng.random(X.shape) >= level) / max(1 - level, 1e-9)
    raise ValueError(kind)
