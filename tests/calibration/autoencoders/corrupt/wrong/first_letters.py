"""looks at the first letter only

Breaks: `ValueError` for any other `kind`
"""


def corrupt(X, kind, level, rng):
    X = np.array(X, dtype=float)
    if kind[:1] == "g":
        return X + level * rng.standard_normal(X.shape)
    if kind[:1] == "m":
        return X * (rng.random(X.shape) >= level)
    raise ValueError(kind)
