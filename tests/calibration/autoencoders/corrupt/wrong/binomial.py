"""draws the mask by rng.binomial

Breaks: both kinds after the recipe
"""


def corrupt(X, kind, level, rng):
    X = np.array(X, dtype=float)
    if kind == "gaussian":
        return X + level * rng.standard_normal(X.shape)
    if kind == "mask":
        return X * rng.binomial(1, 1 - level, size=X.shape)
    raise ValueError(kind)
