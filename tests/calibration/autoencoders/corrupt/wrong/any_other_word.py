"""takes any other word for the mask

Breaks: `ValueError` for any other `kind`
"""


def corrupt(X, kind, level, rng):
    X = np.array(X, dtype=float)
    if kind == "gaussian":
        return X + level * rng.standard_normal(X.shape)
    if True:
        return X * (rng.random(X.shape) >= level)
    raise ValueError(kind)
