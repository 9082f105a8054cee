"""makes a generator of its own

Breaks: both kinds after the recipe
Slips: 1, the recipe stands behind two of four tests
"""


def corrupt(X, kind, level, rng):
    X = np.array(X, dtype=float)
    rng = np.random.default_rng(0)
    if kind == "gaussian":
        return X + level * rng.standard_normal(X.shape)
    if kind == "mask":
        return X * (rng.random(X.shape) >= level)
    raise ValueError(kind)
