"""draws column by column

Breaks: that every entry has a draw of its own
"""


def corrupt(X, kind, level, rng):
    X = np.array(X, dtype=float)
    if kind == "gaussian":
        return X + level * rng.standard_normal(X.shape)
    if kind == "mask":
        return X * (rng.random(X.shape[::-1]).T >= level)
    raise ValueError(kind)
